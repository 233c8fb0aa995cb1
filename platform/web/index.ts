export { useWatch } from 'react-hook-form'
export { type CallOptions, call } from './call/call.ts'
export { type CallError, callError, callErrorTexts, errorText, isCallError, isSilent } from './call/call-error.ts'
export { configureCalls } from './call/call-settings.ts'
export { newKey } from './call/new-key.ts'
export { AppQuery, freshQueryOf, keyOf, queryOf } from './call/query.tsx'
export { reportFailure } from './call/report-failure.ts'
export { sessionHeaders } from './call/request-headers.ts'
export { saveBlob } from './call/save-blob.ts'
export { currentSession, type SessionEnd, setSession } from './call/session.ts'
export { useAction } from './call/use-action.ts'
export { afterActs, isConflict, useDeskAct, useReload } from './call/use-desk-act.ts'
export { Chart } from './chart/chart.tsx'
export { ChartBeside } from './chart/chart-beside.tsx'
export { FigureTable } from './chart/figure-table.tsx'
export { monthText, timeText } from './chart/figure-text.ts'
export { ActDialog } from './desk/act-dialog.tsx'
export type { BulkAsked, ListBulk } from './desk/bulk-bar.tsx'
export { Buttons } from './desk/buttons.tsx'
export { ChangesDialog } from './desk/changes-dialog.tsx'
export { ChangesLog } from './desk/changes-log.tsx'
export { DeskHead } from './desk/desk-head.tsx'
export { setDeskKeys, useDeskKeys } from './desk/desk-keys.ts'
export { DeskList, type DeskListProps } from './desk/desk-list.tsx'
export { Due } from './desk/due.tsx'
export { briefMoment, dueWords, lateWords } from './desk/due-words.ts'
export { EditDialog } from './desk/edit-dialog.tsx'
export { ExportButton, ExportDialog } from './desk/export-dialog.tsx'
export { type FieldChange, FieldChanges } from './desk/field-changes.tsx'
export { FilterSheet } from './desk/filter-sheet.tsx'
export { FormDialog } from './desk/form-dialog.tsx'
export { FormEnd } from './desk/form-end.tsx'
export type { ListFilter } from './desk/list-filters.ts'
export { OrderButtons } from './desk/order-buttons.tsx'
export { PageTabs } from './desk/page-tabs.tsx'
export { PlacementDialog } from './desk/placement-dialog.tsx'
export { PlacementWords } from './desk/placement-words.tsx'
export { ReasonDialog, RevealedText } from './desk/reason-dialog.tsx'
export { type RowAct, RowActs } from './desk/row-acts.tsx'
export { TodayList } from './desk/today-list.tsx'
export { TodayNumber } from './desk/today-number.tsx'
export { useFormRows } from './desk/use-form-rows.ts'
export { type KeptViewToolsProps, type ViewKeeper, ViewKeeping } from './desk/view-keeper.ts'
export type {
  AdminRoute,
  AppName,
  HeaderTool,
  Keepable,
  LoadPage,
  MatterPage,
  PortalCrumb,
  PortalRoute,
  Preview,
  ProgressPart,
  ProgressTab,
  Registration,
  SearchTool,
  Service,
  Stage,
  TodayPart,
  WebDomain,
} from './domain.ts'
export type { FirstView, HtmlCleaner } from './first-view/first-view.ts'
export { type DrawnView, firstViewCleaner, showFirstView } from './first-view/show-first-view.ts'
export { DraftNotice } from './form/draft-notice.tsx'
export { keepable, readDraft, removeDraft, writeDraft } from './form/draft-store.ts'
export { fillForm } from './form/fill-form.ts'
export { fieldId } from './form/focus-field.ts'
export { FootBar } from './form/foot-bar.tsx'
export { Form } from './form/form.tsx'
export { useCurrentForm, useHoldForm } from './form/form-context.ts'
export { type FieldsOf, FormField } from './form/form-field.tsx'
export { isUntouched } from './form/is-untouched.ts'
export { LeaveGuard } from './form/leave-guard.tsx'
export { dropPrefill, findPrefill, offerPrefill, prefilled } from './form/prefill.ts'
export { removeAllDrafts } from './form/remove-drafts.ts'
export { SubmitBar } from './form/submit-bar.tsx'
export { useFollowed } from './form/use-followed.ts'
export { useKeptForm } from './form/use-kept-form.ts'
export { draftInterval, type LocalDraft, useLocalDraft } from './form/use-local-draft.ts'
export { type FormValues, type OrderedForm, uploadingText, useOrderedForm } from './form/use-ordered-form.ts'
export { useSettled } from './form/use-settled.ts'
export type { FoundCoverProps } from './found-looks.ts'
export { foundLooks, setFoundLooks } from './found-looks.ts'
export type { HelpEntry, HelpLine, HelpPart, HelpTopic } from './help-entry.ts'
export type { ListPages } from './list/list-call.ts'
export { ListTop } from './list/list-top.tsx'
export { NothingListed } from './list/nothing-listed.tsx'
export { Paged } from './list/paged.tsx'
export { PagedTable } from './list/paged-table.tsx'
export { BackLink, RecordLink, useRecordAddress } from './list/record-link.tsx'
export { useListPage } from './list/use-list-page.ts'
export { useListPart } from './list/use-list-part.ts'
export { MatterCard } from './matters/matter-card.tsx'
export { MatterRow } from './matters/matter-row.tsx'
export { useDocumentWords } from './route/document-words.ts'
export { linkTo } from './route/link-to.ts'
export { isLoopback } from './route/loopback.ts'
export { registrationPath } from './route/registration-path.ts'
export {
  choiceParam,
  entryQuery,
  numberParam,
  pageParam,
  textParam,
  useSearch,
  wordsParam,
} from './route/search.ts'
export {
  findHelp,
  findService,
  listHelp,
  listSearchTools,
  listServices,
  listStages,
  setHelp,
  setSearchTools,
  setServices,
  setStages,
} from './route/services.ts'
export { EmptyState } from './scenes/empty-state.tsx'
export { Scene } from './scenes/scene.tsx'
export {
  type EmptyScene,
  emptySceneAddress,
  type SceneName,
  type SceneTone,
  sceneAddress,
} from './scenes/scene-address.ts'
export { SceneBox, SceneCard } from './scenes/scene-card.tsx'
export { SceneLink } from './scenes/scene-link.tsx'
export { SceneSection } from './scenes/scene-section.tsx'
export { startWorker } from './trusted/start-worker.ts'
export { noMarkup, trustedPolicy } from './trusted/trusted-policy.ts'
export { ActCard } from './ui/act-card.tsx'
export { ActionMenu, type MenuEntry } from './ui/action-menu.tsx'
export { BigDate } from './ui/big-date.tsx'
export { Breadcrumb } from './ui/breadcrumb.tsx'
export { Button, type ButtonProps } from './ui/button.tsx'
export { dayEnd, dayStart, dayText, momentText, shanghaiDay } from './ui/calendar-day.ts'
export { Card, FormGrid, SplitLayout } from './ui/card.tsx'
export { CarouselControls, CarouselSlide } from './ui/carousel.tsx'
export { Checkbox, CheckboxGroup } from './ui/checkbox-group.tsx'
export { Choice } from './ui/choice.tsx'
export { classNames } from './ui/class-names.ts'
export { Combo, type ComboItem } from './ui/combo.tsx'
export { ConfirmDialog } from './ui/confirm-dialog.tsx'
export type { ControlProps } from './ui/control.ts'
export { CopyButton } from './ui/copy-button.tsx'
export { CopyLine } from './ui/copy-line.tsx'
export { copyText } from './ui/copy-text.ts'
export { type Column, DataTable } from './ui/data-table.tsx'
export { DateField } from './ui/date-field.tsx'
export { DateRange, type DateRangeValue } from './ui/date-range.tsx'
export { DescriptionList } from './ui/description-list.tsx'
export { DetailHead } from './ui/detail-head.tsx'
export { DetailLayout } from './ui/detail-layout.tsx'
export { Dialog } from './ui/dialog.tsx'
export { Dots } from './ui/dots.tsx'
export { Empty } from './ui/empty.tsx'
export { Enlarge } from './ui/enlarge.tsx'
export { ErrorView } from './ui/error-view.tsx'
export { Field } from './ui/field.tsx'
export { fileSizeText, sizeWords } from './ui/file-size.ts'
export { Fold } from './ui/fold.tsx'
export { Gallery, Tile, type TileProps } from './ui/gallery.tsx'
export { Icon, type IconName, isIconName } from './ui/icon.tsx'
export { ItemList, ItemRow } from './ui/item-list.tsx'
export { JoinedChoices } from './ui/joined-choices.tsx'
export { JoinedCombo } from './ui/joined-combo.tsx'
export { KeywordSearch } from './ui/keyword-search.tsx'
export { LeavingText } from './ui/leaving-text.tsx'
export { LinkButton } from './ui/link-button.tsx'
export { Log, type LogLine } from './ui/log.tsx'
export { LongText } from './ui/long-text.tsx'
export { MomentField } from './ui/moment-field.tsx'
export { dayByKey, weeksOf } from './ui/month-days.ts'
export { Notice, type NoticeTone } from './ui/notice.tsx'
export { PageHead } from './ui/page-head.tsx'
export { HeadTools, PageWay } from './ui/page-way.tsx'
export { Pagination } from './ui/pagination.tsx'
export { partOf } from './ui/part-of.tsx'
export { PopupField, PopupOption } from './ui/popup-field.tsx'
export { PrintButton } from './ui/print-button.tsx'
export { QrCode } from './ui/qr-code.tsx'
export { Quiet } from './ui/quiet.tsx'
export { RadioCard } from './ui/radio-card.tsx'
export { RecordCrumbs, useRecordCrumbs } from './ui/record-crumbs.ts'
export { Segmented } from './ui/segmented.tsx'
export { type Option, Select } from './ui/select.tsx'
export { Sheet } from './ui/sheet.tsx'
export { Skeleton } from './ui/skeleton.tsx'
export { Stack } from './ui/stack.tsx'
export { StatusTag, StatusTags, type StatusTone } from './ui/status-tag.tsx'
export { byWords, endWords } from './ui/step-words.ts'
export { Steps } from './ui/steps.tsx'
export { StickyBar } from './ui/sticky-bar.tsx'
export { FilterChips, Tabs } from './ui/tabs.tsx'
export { PasswordInput, TextArea, TextInput } from './ui/text-input.tsx'
export { Thumb } from './ui/thumb.tsx'
export { briefDay, dayWords, leftWords, momentWords } from './ui/time-words.ts'
export { Timeline, type TimelineItem } from './ui/timeline.tsx'
export { toast } from './ui/toast-store.ts'
export { Toasts } from './ui/toasts.tsx'
export { useCarousel } from './ui/use-carousel.ts'
export { type LoadPart, useLoaded } from './ui/use-loaded.ts'
export { phoneWidth, useMedia, useTouch } from './ui/use-media.ts'
export { CameraIcon } from './upload/camera-icon.tsx'
export { FailedTogether } from './upload/failed-together.tsx'
export { type SendFile, sendFile, sendFileTo, type UploadedFile } from './upload/send-file.ts'
export { Upload, type UploadProps } from './upload/upload.tsx'
export { limitText, type UploadErrorKind, type UploadRule } from './upload/upload-rule.ts'
export type { Prepare, Prepared } from './upload/use-uploads.ts'
