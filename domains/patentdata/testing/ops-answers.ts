/** An invented Chinese publication, from which answers in the form of OPS are made. */
export type InventedOps = {
  number: string
  kind: string
  familyId?: string
  application?: string
  /** With its check digit; null leaves it out. */
  applicationNumber?: string | null
  titles?: readonly { lang: string; text: string }[]
  filed?: string
  published?: string
  classes?: readonly string[]
  applicants?: readonly Party[]
  inventors?: readonly Party[]
  /** Events of the application; they hang on its first publication. */
  events?: readonly OpsEvent[]
  /** Other members of the family, with events of their own. */
  others?: readonly { country: string; number: string; kind: string; events?: readonly OpsEvent[] }[]
  /** The families of the publications that cite it. */
  citing?: readonly string[]
}
type Party = { epodoc?: string; original?: string }
export type OpsEvent = { code: string; day?: string; country?: string; about?: string }

type Json = { readonly [name: string]: unknown }

/** One thing as itself, several as an array, as OPS has it. */
const bare = <T>(list: readonly T[]): T | readonly T[] | undefined => (list.length > 1 ? list : list[0])

const $ = (text: string): Json => ({ $: text })

type Usual = Required<Omit<InventedOps, 'number' | 'kind' | 'application' | 'applicationNumber'>>

const usual: Usual = {
  familyId: '50000001',
  titles: [
    { lang: 'en', text: 'Foldable support' },
    { lang: 'ol', text: '可折叠支架' },
  ],
  filed: '20150302',
  published: '20180410',
  classes: ['F16M  11/    04            A I', 'F16M  11/    38            A I', 'A47B  97/    00            A I'],
  applicants: [{ epodoc: 'NINGBO HAIFAN CO LTD [CN]', original: '宁波海帆有限公司' }],
  inventors: [{ epodoc: 'CHEN JIA', original: '陈甲' }, { epodoc: 'LIN YI' }],
  events: [
    { code: 'PB01', day: '2016-08-10' },
    { code: 'SE01', day: '2016-09-07' },
    { code: 'GR01', day: '2018-04-10' },
  ],
  others: [],
  citing: [],
}

const docdb = (country: string, number: string, kind: string, date?: string): Json => ({
  '@document-id-type': 'docdb',
  ...{ country: $(country), 'doc-number': $(number), kind: $(kind) },
  ...(date !== undefined && { date: $(date) }),
})

const partiesOf = (parties: readonly Party[], wrapper: string): unknown => {
  const row = (form: 'epodoc' | 'original') =>
    parties.flatMap((party, at) => {
      const name = party[form]
      return name === undefined
        ? []
        : [{ '@sequence': String(at + 1), '@data-format': form, [wrapper]: { name: $(name) } }]
    })
  return bare([...row('epodoc'), ...row('original')])
}

const applicationOf = ({ application, number, applicationNumber }: InventedOps) => ({
  'document-id': [
    docdb('CN', application ?? `20151${number.slice(-7)}`, 'A'),
    { '@document-id-type': 'epodoc', 'doc-number': $(`CN20151${number.slice(-7)}`) },
    ...(applicationNumber ? [{ '@document-id-type': 'original', 'doc-number': $(applicationNumber) }] : []),
  ],
})

const filedOn = (application: ReturnType<typeof applicationOf>, day: string): Json => ({
  'document-id': application['document-id'].map((id, at) => (at === 0 ? { ...id, date: $(day) } : id)),
})

/** The answer of `…/biblio`. */
export const biblioOf = (patent: InventedOps): Json => {
  const { number, kind, familyId, titles, filed, published, classes, applicants, inventors } = { ...usual, ...patent }
  const title = bare(titles.map(({ lang, text }) => ({ '@lang': lang, $: text })))
  const data = {
    'publication-reference': { 'document-id': [docdb('CN', number, kind, published)] },
    'classifications-ipcr': {
      'classification-ipcr': bare(classes.map((text, at) => ({ '@sequence': String(at + 1), text: $(text) }))),
    },
    'application-reference': filedOn(applicationOf(patent), filed),
    parties: {
      applicants: { applicant: partiesOf(applicants, 'applicant-name') },
      inventors: { inventor: partiesOf(inventors, 'inventor-name') },
    },
    ...(title !== undefined && { 'invention-title': title }),
  }
  const about = { '@country': 'CN', '@doc-number': number, '@kind': kind, '@family-id': familyId }
  return {
    'ops:world-patent-data': {
      'exchange-documents': { 'exchange-document': { ...about, 'bibliographic-data': data } },
    },
  }
}

const eventOf = ({ code, day, country = 'CN', about }: OpsEvent): Json => ({
  '@code': code.padEnd(4),
  'ops:L001EP': { '@desc': 'Country Code', $: country },
  ...(day !== undefined && { 'ops:L007EP': { '@desc': 'Gazette DATE', $: day } }),
  'ops:L008EP': { '@desc': 'Legal Event Code 1', $: code },
  ...(about !== undefined && { 'ops:L500EP': { 'ops:L501EP': { '@desc': 'Ref Country Code', $: about } } }),
})

type Member = { id: Json; application: Json; events: readonly OpsEvent[] }

const memberOf = (familyId: string, { id, application, events }: Member): Json => ({
  '@family-id': familyId,
  'publication-reference': { 'document-id': id },
  'application-reference': application,
  ...(events.length > 0 && { 'ops:legal': bare(events.map(eventOf)) }),
})

/** The answer of `…/legal`: the events hang on the first publication (A) of the application, the grant itself has none. */
export const familyOf = (patent: InventedOps): Json => {
  const { number, kind, familyId, published, events, others } = { ...usual, ...patent }
  const application = applicationOf(patent)
  const isFirst = kind !== 'B'
  const own = { id: docdb('CN', number, kind, published), application, events: isFirst ? events : [] }
  const first = { id: docdb('CN', number, 'A', '20160810'), application, events }
  const abroad = others.map((other) => ({
    id: docdb(other.country, other.number, other.kind, '20170101'),
    application: { 'document-id': docdb(other.country, `9${other.number}`, 'A') },
    events: other.events ?? [],
  }))
  const members = [own, ...(isFirst ? [] : [first]), ...abroad].map((one) => memberOf(familyId, one))
  return { 'ops:world-patent-data': { 'ops:patent-family': { '@legal': 'true', 'ops:family-member': bare(members) } } }
}

/** The answer of a search for what cites it. */
export const citingOf = (patent: InventedOps): Json => {
  const { citing } = { ...usual, ...patent }
  const hits = citing.map((family, at) => ({ '@family-id': family, 'document-id': docdb('CN', `1200000${at}`, 'A') }))
  const result = citing.length > 0 ? { 'ops:search-result': { 'ops:publication-reference': bare(hits) } } : {}
  return {
    'ops:world-patent-data': { 'ops:biblio-search': { '@total-result-count': String(citing.length), ...result } },
  }
}
