import { createWriteStream } from 'node:fs'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type ImportFormat, importFormats } from '@portal/imports/contract'
import { shanghaiDayOf } from '@portal/platform/contract'
import { generateList, toGbk } from '@portal/recordals/server'

const usage = `用法：npm run recordals:generate -- <行数> [--format csv|xlsx|jsonl] [--gbk] [--faults 0.01] [--untidy] [--seed 1] [--today 2026-11-20] [--out <文件>]
生成虚构的备案数据；有错误的行列在 <文件>.faults.jsonl 中。`

const orderOf = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      gbk: { type: 'boolean', default: false },
      untidy: { type: 'boolean', default: false },
      faults: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string', default: shanghaiDayOf(new Date()) },
      out: { type: 'string' },
    },
  })
  const [rows, faults, seed] = [positionals[0], values.faults, values.seed].map(Number)
  const named = values.format ?? extname(values.out ?? '.csv').slice(1)
  const format: ImportFormat | undefined = importFormats.find((one) => one === named)
  const isSound = Number.isInteger(rows) && Number.isFinite(faults) && Number.isInteger(seed) && format !== undefined
  if (!isSound || (values.gbk && format !== 'csv')) throw new Error(usage)
  const { gbk, untidy, today, out = `recordals-${rows}.${format}` } = values
  return { rows: rows ?? 0, faults: faults ?? 0, seed: seed ?? 1, format, gbk, untidy, today, out }
}

async function* inGbk(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield toGbk(part.toString())
}

/**
 * `npm run recordals:generate -- <rows>`: writes a list of invented recordals, line by line; the same seed gives the same
 * list.
 */
const run = async (): Promise<void> => {
  const { out, gbk, ...order } = orderOf()
  const sidecar = createWriteStream(`${out}.faults.jsonl`)
  let faulty = 0
  const list = generateList(order, (fault) => {
    faulty += 1
    sidecar.write(`${JSON.stringify(fault)}\n`)
  })
  await (gbk ? pipeline(list, inGbk, createWriteStream(out)) : pipeline(list, createWriteStream(out)))
  await new Promise<void>((resolve) => sidecar.end(resolve))
  process.stdout.write(`已生成 ${out}：${order.rows} 行，其中 ${faulty} 行有错误。\n`)
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
