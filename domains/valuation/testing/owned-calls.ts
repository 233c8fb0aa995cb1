import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'

/** A stranger who forgets an entry of somebody else forgets nothing: to him it does not exist, as any other. */
export const ownedCalls: OwnedCalls = async () => callsFor({ theirs: noSuchId, nobodys: noSuchId }, {})
