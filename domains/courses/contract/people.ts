import * as z from 'zod/mini'

/** A whole number from 1 to `max`, as a number or as digits. A missing and a wrong number have messages of their own. */
export const countedNumber = ({ missing, max, name }: { missing: string; max: number; name: string }) => {
  const wrong = `${name}须为 1 到 ${max} 的整数`
  return z.prefault(
    z.pipe(
      z.transform((value: unknown) => {
        const text = typeof value === 'string' ? value.trim() : value
        if (text === '' || text === null || text === undefined) return undefined
        return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : text
      }),
      z
        .number({ error: ({ input }) => (input === undefined ? missing : wrong) })
        .check(z.int(wrong), z.gte(1, wrong), z.lte(max, wrong)),
    ),
    '',
  )
}
