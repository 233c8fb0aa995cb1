import * as z from 'zod/mini'
import { importSeparators } from './import.ts'
import { columnMappingOf, type ListFields } from './list-fields.ts'

/** The first rows of a file that was handed in as a list of these fields. */
export const importPreviewOf = (list: ListFields) =>
  z.object({
    /** The file's headings, in their order. */
    columns: z.array(z.string()),
    /** The mapping that the call asked for, or the one that the server guessed from the headings. */
    mapping: columnMappingOf(list),
    /** The separator of a CSV that the call asked for, or that the server found; null: the file's format has none. */
    separator: z.nullable(z.enum(importSeparators)),
    /** Whether the separator that the server found can hardly be another one. */
    isSeparatorSure: z.boolean(),
    /** The first rows under the file's columns, each with what is wrong with it under this mapping. */
    rows: z.array(
      z.object({
        line: z.number(),
        cells: z.array(z.string()),
        faults: z.array(z.object({ column: z.string(), value: z.string(), reason: z.string() })),
      }),
    ),
  })
export type ImportPreview = z.infer<ReturnType<typeof importPreviewOf>>
