export { type LocalChain, startLocalChain } from './local-chain.ts'
export { type LocalTsa, startLocalTsa, type TsaMode } from './local-tsa.ts'
export { findOpenssl, openssl } from './openssl.ts'
