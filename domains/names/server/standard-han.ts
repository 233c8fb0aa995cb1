const decoder = new TextDecoder('gbk')

const rowOf = (row: number, lastCell: number): string[] =>
  Array.from({ length: lastCell - 0xa0 }, (_, cell) => decoder.decode(new Uint8Array([row, 0xa1 + cell])))

/** The last cells of row 55 are empty in GB 2312; GBK puts other signs there. */
const lastCell = (row: number): number => (row === 0xd7 ? 0xf9 : 0xfe)

/** The 6,763 Han characters of GB 2312 by its rows 16 to 87: first the 3,755 common ones, by their sound. */
export const standardHan: readonly string[] = Array.from({ length: 0xf8 - 0xb0 }, (_, at) =>
  rowOf(0xb0 + at, lastCell(0xb0 + at)),
).flat()
