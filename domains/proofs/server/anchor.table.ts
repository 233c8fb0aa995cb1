import { moment } from '@portal/platform/server/columns'
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { AnchorFile } from '../proof/anchor/anchor-file.ts'
import type { AnchorState } from './anchor/anchor-state.ts'

const count = (name: string) => bigint(name, { mode: 'number' })
const serial = () => count('id').primaryKey().generatedAlwaysAsIdentity()

/** Anchors: the checkpoints that are on their way onto a chain, and those that stand there. */
export const anchors = pgTable(
  'anchor',
  {
    id: serial(),
    chainId: integer('chain_id').notNull(),
    size: count('size').notNull(),
    /** The root of the log that the anchor writes, in hex. */
    root: text().notNull(),
    state: text().$type<AnchorState>().notNull(),
    confirmations: integer().notNull().default(0),
    /**
     * The anchor file as a package carries it, from the first block that held the anchor on; another file after a
     * reorganisation.
     */
    file: jsonb().$type<AnchorFile>(),
    /** When the portal last sent the transaction to the chain. */
    sentAt: moment('sent_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('anchor_once').on(table.chainId, table.size), index('anchor_size').on(table.size)],
)

/**
 * The transactions that were signed for an anchor. Each is stored before it is sent, so that the same bytes can be sent
 * again after any failure. Append-only.
 */
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

/**
 * The contracts that the portal made on chains which take data in no other way; they write it into the chain's log.
 * Append-only.
 */
export const anchorContracts = pgTable('anchor_contract', {
  id: serial(),
  chainId: integer('chain_id').notNull(),
  address: text().notNull(),
  createdAt: moment('created_at').notNull(),
})
