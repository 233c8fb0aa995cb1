import { headingsOf, type ListKind } from '@portal/imports/server'
import type { JobCtx } from '@portal/platform/server'
import { and, asc, eq, gt } from 'drizzle-orm'
import { patentList } from '../../contract/import.ts'
import { patentImportActs, patentImportFindings, patentImports, patentListings } from '../import.table.ts'
import { inventedSource } from '../invented-source.ts'
import { opsName } from '../sources/ops-name.ts'
import { storePatents } from '../store-patents.ts'
import { patentDocuments } from './patent-documents.ts'
import { type ListedPatent, readPatent } from './read-patent.ts'

const batch = 1_000

type Told = { source: string; asOf: string; importId: string; mayShow: boolean; isDemonstration: boolean }

/** Lays what a list told over the records, in the transaction that makes the list visible. */
const mergeListings = async (ctx: JobCtx, told: Told): Promise<void> => {
  const { id, pn, applicationNumber, facts, toldBy } = patentListings
  for (let last = 0; ; ) {
    const rows = await ctx.db
      .select({ id, pn, applicationNumber, facts })
      .from(patentListings)
      .where(and(eq(toldBy, told.importId), gt(id, last)))
      .orderBy(asc(id))
      .limit(batch)
    await storePatents(ctx, rows, told)
    last = rows.at(-1)?.id ?? last
    if (rows.length < batch) return
  }
}

/** Lists of patents, as imports know them. A publication is known by its number among those of its source. */
export const patentLists: ListKind<ListedPatent> = {
  name: patentList.name,
  list: patentList,
  headings: headingsOf(patentList, {
    pn: ['公开（公告）号', '公开(公告)号', '公开公告号', '公开号'],
    ti: ['标题', '发明名称', '名称'],
    pd: ['公开日', '公告日', '公开(公告)日', '公开公告日'],
    pa: ['申请（专利权）人', '申请(专利权)人', '当前权利人'],
    ipc: ['IPC分类号'],
    status: ['当前法律状态', '专利有效性'],
    fwdSelf: ['被自引次数'],
    familyCountries: ['同族国家/地区'],
    citingIpc: ['引证本专利的IPC分类号', '施引专利IPC'],
  }),
  tables: { imports: patentImports, findings: patentImportFindings, acts: patentImportActs },
  sources: { ofImport: patentImports.source, ofRow: patentListings.source, taken: [inventedSource, opsName] },
  deskPath: '/patent-imports',
  keyEnd: 'pi',
  readRow: readPatent,
  documents: patentDocuments,
  rows: {
    table: patentListings,
    together: ['applicationNumber', 'facts'],
    knownBy: 'pn',
    toldBy: 'toldBy',
    valuesOf: ({ facts, ...patent }) => ({ ...patent, facts: JSON.stringify(facts) }),
    kept: [],
  },
  finished: async (ctx, { id, asOf, isDemonstration, source, mayShow = true }) => {
    if (!source || asOf === null) throw new Error(`import ${id} was started without a source`)
    await mergeListings(ctx, { source, asOf, importId: id, mayShow, isDemonstration })
  },
}
