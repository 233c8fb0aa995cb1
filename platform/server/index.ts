export { recordAct, recordRefusal } from './acts/act.ts'
export type { ActLog } from './acts/act-log.ts'
export { actNames } from './acts/act-names.ts'
export { inBulk } from './acts/in-bulk.ts'
export { loggedAs, type RecordKind, recordKindOf } from './acts/record-kind.ts'
export { underNewNumber } from './case-number.ts'
export type { Config } from './config/config.ts'
export { readConfig } from './config/config.ts'
export {
  addressSetting,
  hostsSetting,
  jsonSetting,
  onOffSetting,
  setting,
  textSetting,
  wholeNumberSetting,
} from './config/fields.ts'
export { isGuessableKey } from './config/keys.ts'
export { isOpenToOthers } from './config/open-to-others.ts'
export { defineSettings } from './config/settings.ts'
export { readSettingsFile } from './config/settings-file.ts'
export { productionWarnings } from './config/warnings.ts'
export type { Actor, ActorCtx, ById, ChangeCtx, Ctx, SignedInCtx } from './context.ts'
export { holdDataFolder } from './data-folder.ts'
export { demonstrationSteps } from './demonstration.ts'
export type {
  DemonstrationPeople,
  DemonstrationStep,
  DomainGauge,
  HealthCheck,
  HealthFinding,
  Job,
  JobCtx,
  Listener,
  Occurrence,
  ServerDomain,
  Ticker,
} from './domain.ts'
export { type Ending, endingFinding } from './ending-soon.ts'
export { demonstrationProgress, fillInSteps } from './fill-in-steps.ts'
export { type History, tableOfHistory } from './history.ts'
export { alsoHolding } from './http/also-holding.ts'
export { createApp } from './http/app.ts'
export { countedAddress } from './http/counted-address.ts'
export type { Ensure, Fail } from './http/failures.ts'
export { ensureField, ensureOf, failOf, fieldDetail, isAppFailure, refuseField } from './http/failures.ts'
export { createFairGate, type FairGate } from './http/fair-gate.ts'
export { createGate } from './http/gate.ts'
export { countAgainst, ensureNotOver } from './http/rates.ts'
export { readAnswer } from './http/read-answer.ts'
export type { AskedParts, Bytes, Handlers, Judge, RawRequest, Route, Upload } from './http/routes.ts'
export { bindRoutes } from './http/routes.ts'
export { askForJob, installQueue, scheduledJobs, startJobs } from './jobs/jobs.ts'
export { publish, publishAll } from './jobs/outbox.ts'
export type { LinkReaders } from './link-readers.ts'
export type { Log } from './log/log.ts'
export { createLog } from './log/log.ts'
export {
  ensureWritable,
  removeMaintenance,
  savedMaintenance,
  saveMaintenance,
  toldMaintenance,
} from './maintenance/maintenance.ts'
export type { MatterSource, RankedMatter, WantedMatters } from './matter-source.ts'
export { newCounter, newDurations } from './metrics.ts'
export type { EnclosedPapers, NoticeEntry, OutsideReader, WordsCtx } from './notice.ts'
export type { OperatorText } from './operator-text.ts'
export { listOutages, startOutageLog } from './outages/outage-log.ts'
export { indexPages } from './paper/bundle-index.ts'
export { loadFont } from './paper/font.ts'
export { type Bundle, type BundlePage, printBundle } from './paper/print-bundle.ts'
export { type Paper, type PaperSection, printPaper } from './paper/print-paper.ts'
export { type Permission, permissionsIn } from './permission.ts'
export type { PersonalCtx, PersonalSource } from './personal-source.ts'
export { believed } from './postgres/believed.ts'
export { copyRows } from './postgres/copy-rows.ts'
export { countOwned } from './postgres/count-owned.ts'
export { countPerDay } from './postgres/count-per-day.ts'
export { countToday } from './postgres/count-today.ts'
export type { Database, Db } from './postgres/database.ts'
export { databaseErrorCode, openDatabase } from './postgres/database.ts'
export { startDatabaseClock } from './postgres/database-clock.ts'
export { ensureNoDemonstration, markDemonstration } from './postgres/demonstration-mark.ts'
export { removeDataFolder } from './postgres/embedded-home.ts'
export { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
export {
  countUpTo,
  findNewestIds,
  findPage,
  type Total,
  type Wanted,
} from './postgres/found-page.ts'
export { grantUse } from './postgres/grant-use.ts'
export { containing } from './postgres/like.ts'
export { migrate } from './postgres/migrate.ts'
export { type OwnConnection, onOwnConnection } from './postgres/own-connection.ts'
export { prepareOnce } from './postgres/prepare-once.ts'
export { readPage, readSelectPage } from './postgres/read-page.ts'
export { isId } from './postgres/row-id.ts'
export { foundByGrams, foundByTexts, holdsText } from './postgres/text-grams.ts'
export { underLock } from './postgres/under-lock.ts'
export { within } from './postgres/within.ts'
export type { Purview } from './purview.ts'
export { nothingFound, type SearchFound, type SearchSource, type SearchWanted } from './search-source.ts'
export type { Place } from './secrets/cipher.ts'
export { createCipher, unreadable } from './secrets/cipher.ts'
export {
  type DataKey,
  isTampering,
  keyOfText,
  newDataKey,
  openWith,
  sealWith,
  textOfKey,
  unwrapKey,
  wrapKey,
} from './secrets/data-key.ts'
export { openKeys } from './secrets/known-keys.ts'
export { reseal } from './secrets/reseal.ts'
export { erased, sealedFields } from './secrets/sealed-fields.ts'
export { findSecrets } from './secrets/secrets.ts'
export { createSigner } from './secrets/signer.ts'
export type { Services } from './services.ts'
export { jobCtxOf } from './services.ts'
export { writeCsv } from './sheet/csv.ts'
export { csvLines } from './sheet/csv-lines.ts'
export { headingLine, headingLinesNeeded } from './sheet/heading-line.ts'
export { physicalLines } from './sheet/physical-lines.ts'
export { type FoundSeparator, findSeparator, separatorSigns } from './sheet/separator.ts'
export type { Batches, SheetColumn } from './sheet/sheet.ts'
export type { RefuseList, SourceLine } from './sheet/source-line.ts'
export { storableText } from './sheet/storable-text.ts'
export { encodingOf, markedEncoding, textOf } from './sheet/text-encoding.ts'
export { writtenDay } from './sheet/written-day.ts'
export { writeXlsx } from './sheet/xlsx.ts'
export { isStartFailure, startFailure } from './start-failure.ts'
export { diskRoom } from './storage/disk-room.ts'
export type { KeptFolder } from './storage/kept-folder.ts'
export { openKeptFolder } from './storage/open-kept-folder.ts'
export { emptySpool, openStorage } from './storage/open-storage.ts'
export { keepSealed, openSealed } from './storage/sealed-object.ts'
export { type ArchiveFile, zipArchive } from './storage/zip-archive.ts'
export { threadEnv } from './thread-env.ts'
export { type ScanState, scanBytes, scanFile } from './uploads/scan-file.ts'
export { removeSpooled, spool } from './uploads/spool.ts'
export { wholeFirst } from './whole-first.ts'
export type {
  DeskFound,
  DeskSearch,
  ListCount,
  RiskSource,
  TodayCard,
  TrendColumn,
  TrendSource,
} from './workday-source.ts'
