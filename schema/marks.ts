/** `é` → `e`, `Ł` → `L`. */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łŁøØđĐßæÆœŒıþÞħĦ]/g, (letter) => unmarked[letter] ?? letter);
}

/** Letters that NFKD does not decompose. */
const unmarked: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  þ: 'th',
  Þ: 'Th',
  ħ: 'h',
  Ħ: 'H',
};
