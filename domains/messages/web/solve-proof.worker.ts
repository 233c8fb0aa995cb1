import type { Challenge } from '../contract/proof.ts'
import { solveChallenge } from './solve-challenge.ts'

self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => self.postMessage(solveChallenge(data)))
