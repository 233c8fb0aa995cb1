import { moment } from '@portal/platform/server/columns'
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { AnchorFile } from '../proof/anchor/anchor-file.ts'
import type { AnchorState } from './anchor/anchor-state.ts'

const count = (name: string) => bigint(name, { mode: 'number' })
const serial = () => count('id').primaryKey().generatedAlwaysAsIdentity()

/** Checkpoints on their way onto a chain, and there. */
export const anchors = pgTable(
  'anchor',
  {
    id: serial(),
    chainId: integer('chain_id').notNull(),
    size: count('size').notNull(),
    /** Hex. */
    root: text().notNull(),
    state: text().$type<AnchorState>().notNull(),
    confirmations: integer().notNull().default(0),
    /** The anchor as a package carries it, from the first block that held it on; another one after a reorganisation. */
    file: jsonb().$type<AnchorFile>(),
    /** When its bytes were last given to the chain. */
    sentAt: moment('sent_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('anchor_once').on(table.chainId, table.size), index('anchor_size').on(table.size)],
)

/** What was signed for an anchor, kept before it is sent: whatever happens, the same bytes are sent again. Append-only. */
export const anchorTransactions = pgTable(
  'anchor_transaction',
  {
    id: serial(),
    anchorId: count('anchor_id')
      .notNull()
      .references(() => anchors.id),
    nonce: integer().notNull(),
    raw: text().notNull(),
    hash: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('anchor_transaction_of').on(table.anchorId)],
)

/** Contracts that write data into the chain's log, where a chain takes data in no other way. Append-only. */
export const anchorContracts = pgTable('anchor_contract', {
  id: serial(),
  chainId: integer('chain_id').notNull(),
  address: text().notNull(),
  createdAt: moment('created_at').notNull(),
})
