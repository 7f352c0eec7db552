/** Values that can be handed to a page and back. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type Key = 'Tab' | 'Enter' | 'Space' | 'Escape';

/** Options of a browser. Sizes in px of CSS. */
export type EngineOptions = {
  width: number;
  height: number;
  /** The port of the loopback address that requests to all other hosts go to. */
  proxyPort: number;
};

/** A browser with one window, as the tests see it: the same for every engine. */
export type Engine = {
  /** Opens an address and waits at least until its HTML is there. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, which cannot use anything defined outside of it. */
  run<Parameters extends Json[], Result>(
    script: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ): Promise<Result>;
  /** Presses a key, with Shift held down if asked for. */
  press(key: Key, shift?: boolean): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  /** Moves the pointer to a place in the window. */
  hover(x: number, y: number): Promise<void>;
  /** Moves the pointer to a place in the window and clicks. */
  click(x: number, y: number): Promise<void>;
  /** Whether find-in-page finds a text; undefined where the engine cannot be asked. */
  find(text: string): Promise<boolean | undefined>;
  /** The page as it is printed, as a PDF. */
  print(): Promise<Uint8Array>;
  /** The messages on the console since the last call. */
  takeMessages(): Promise<string[]>;
  close(): Promise<void>;
};
