const SIDE = 8;

/** Bits of a JBIG2 picture all in black, coded as a fax: a first line, seven like it, and the end. */
const LINES = `001 00110101 000101 ${'11'.repeat(SIDE - 1)} ${'000000000001'.repeat(2)}`;

/** A PDF of one page, which a picture in JBIG2 fills with black. */
export function makeJbig2Pdf(): Buffer<ArrayBuffer> {
  const picture = jbig2();
  const drawing = 'q 200 0 0 200 0 0 cm /Picture Do Q';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R
      /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} /BitsPerComponent 1
      /ColorSpace /DeviceGray /Filter /JBIG2Decode /Length ${picture.length} >>
stream\n${picture.toString('latin1')}\nendstream`,
  ];
  let file = '%PDF-1.5\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

function jbig2(): Buffer {
  const bits = LINES.replaceAll(' ', '');
  const bytes = bits.match(/.{1,8}/g)?.map((each) => Number.parseInt(each.padEnd(8, '0'), 2)) ?? [];
  const size = [...word(SIDE), ...word(SIDE)];
  const page = [...size, ...word(0), ...word(0), 0, 0, 0];
  const region = [...size, ...word(0), ...word(0), 0, 1, ...bytes];
  return Buffer.from([...segment(0, 48, page), ...segment(1, 38, region)]);
}

/** A segment of page 1 that refers to no other. */
const segment = (number: number, type: number, data: readonly number[]) => [
  ...word(number),
  type,
  0,
  1,
  ...word(data.length),
  ...data,
];

const word = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);
