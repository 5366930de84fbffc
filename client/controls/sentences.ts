/** Devices stop in the middle of long texts: they are given a sentence at a time. */
const LONGEST = 180;

export function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^.!?;:\n]+[.!?;:\n]*["”’)]*\s*/g) ?? [text];
  return sentences
    .flatMap(breakAtWords)
    .map((each) => each.trim())
    .filter(Boolean);
}

function breakAtWords(sentence: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of sentence.split(/(?<=\s)/)) {
    if (piece !== '' && piece.length + word.length > LONGEST) {
      pieces.push(piece);
      piece = '';
    }
    piece += word;
  }
  return [...pieces, piece];
}
