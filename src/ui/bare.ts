/** Letters that are no other letter with a mark, as they are written without it. */
const written: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ё: 'е',
};

/** A text with bare letters; marks that make another letter stay, as in й, ガ and हि. */
export const bare = (text: string): string =>
  text
    .replace(/[ßæœøđłıё]/giu, (letter) => {
      const small = letter.toLowerCase();
      const bared = written[small] ?? small;
      return letter === small ? bared : bared.toUpperCase();
    })
    .normalize('NFD')
    .replace(/(?<=[\p{scx=Latin}\p{scx=Greek}\p{scx=Hebrew}\p{scx=Arabic}])\p{M}+/gu, '')
    .normalize('NFC');
