import Prism from 'prismjs';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-c';
import 'prismjs/components/prism-csharp';
import 'prismjs/components/prism-iecst';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-python';
import 'prismjs/components/prism-sql';
import 'prismjs/components/prism-yaml';
import { createElement, type ReactNode } from 'react';

/** The classes of tokens that stand out, by weight and slant: colours would be too many. */
const looks: Record<string, string> = {
  comment: 'italic',
  keyword: 'font-strong text-fg',
  function: 'font-strong text-fg',
};

/** Code with its tokens marked; plain if the language is not known. */
export function highlighted(code: string, language: string): ReactNode[] {
  const grammar = Prism.languages[language];
  if (!grammar) return [code];
  let end = 0;
  return Prism.tokenize(code, grammar).map((token) => {
    const text = code.slice(end, end + token.length);
    end += token.length;
    const className = typeof token === 'string' ? undefined : looks[token.type];
    return className ? createElement('span', { className }, text) : text;
  });
}
