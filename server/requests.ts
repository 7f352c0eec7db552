import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from '../src/generator/contentTypes';

/** Answers a request, or leaves it to the next handler. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** The address of a request, without its query. */
export const addressIn = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** Sends content with the type of a file's name. */
export function answer(response: ServerResponse, file: string, content?: string | Buffer): void {
  response.setHeader('Content-Type', contentType(file));
  response.end(content);
}
