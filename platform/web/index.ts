export { type CallOptions, call, callTimeout, type RequestParts } from './call/call.ts'
export {
  type CallError,
  type CallErrorKind,
  callError,
  callErrorTexts,
  errorText,
  isCallError,
  isSilent,
  refusalOf,
} from './call/call-error.ts'
export { type CallSettings, configureCalls } from './call/call-settings.ts'
export { newKey } from './call/new-key.ts'
export { AppQuery, keyOf, queryOf } from './call/query.tsx'
export { reportFailure } from './call/report-failure.ts'
export { pageUrl, sessionHeaders } from './call/request-headers.ts'
export { saveBlob } from './call/save-blob.ts'
export { currentSession, type SessionEnd, type SessionHolder, setSession } from './call/session.ts'
export { useAction } from './call/use-action.ts'
export type {
  AdminRoute,
  AppName,
  HeaderTool,
  LoadPage,
  PageModule,
  PortalCrumb,
  PortalRoute,
  ProgressPart,
  ProgressTab,
  Service,
  Stage,
  WebDomain,
} from './domain.ts'
export { stages } from './domain.ts'
export type { FirstView, HtmlCleaner } from './first-view/first-view.ts'
export { type DrawnView, firstViewCleaner, showFirstView } from './first-view/show-first-view.ts'
export { DraftNotice } from './form/draft-notice.tsx'
export { keepable, readDraft, removeDraft, writeDraft } from './form/draft-store.ts'
export { fillForm } from './form/fill-form.ts'
export { Form, type FormProps } from './form/form.tsx'
export { useCurrentForm } from './form/form-context.ts'
export { FormField, type FormFieldProps } from './form/form-field.tsx'
export { isUntouched } from './form/is-untouched.ts'
export { LeaveGuard } from './form/leave-guard.tsx'
export { dropPrefill, findPrefill, offerPrefill, type PrefillOffer, prefilled } from './form/prefill.ts'
export { removeAllDrafts } from './form/remove-drafts.ts'
export { SubmitBar, type SubmitBarProps } from './form/submit-bar.tsx'
export { useKeptForm } from './form/use-kept-form.ts'
export { draftInterval, type LocalDraft, useLocalDraft } from './form/use-local-draft.ts'
export { type FormValues, type OrderedForm, type OrderedFormOptions, useOrderedForm } from './form/use-ordered-form.ts'
export type { HelpEntry, HelpLine, HelpPart, HelpSource, HelpTopic } from './help-entry.ts'
export { useDocumentWords } from './route/document-words.ts'
export { choiceParam, entryQuery, linkTo, numberParam, readSearch, textParam, useSearch } from './route/search.ts'
export { findHelp, findService, listHelp, listServices, setHelp, setServices } from './route/services.ts'
export { ActionMenu, type ActionMenuProps, type MenuEntry } from './ui/action-menu.tsx'
export { Breadcrumb } from './ui/breadcrumb.tsx'
export { Button, type ButtonProps } from './ui/button.tsx'
export {
  type CalendarDay,
  dayEnd,
  dayStart,
  dayText,
  lastDays,
  momentText,
  shanghaiDay,
} from './ui/calendar-day.ts'
export { Card, type CardProps, FormGrid, SplitLayout } from './ui/card.tsx'
export { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './ui/checkbox-group.tsx'
export { classNames } from './ui/class-names.ts'
export { Combo, type ComboItem, type ComboProps } from './ui/combo.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './ui/confirm-dialog.tsx'
export type { ControlProps } from './ui/control.ts'
export { type Column, DataTable, type DataTableProps } from './ui/data-table.tsx'
export { DateRange, type DateRangeProps, type DateRangeValue } from './ui/date-range.tsx'
export { type Description, DescriptionList } from './ui/description-list.tsx'
export { Dialog, type DialogProps } from './ui/dialog.tsx'
export { Empty, type EmptyProps } from './ui/empty.tsx'
export { ErrorView, type ErrorViewProps } from './ui/error-view.tsx'
export { Field, type FieldProps } from './ui/field.tsx'
export { Icon, type IconName, type IconProps, isIconName } from './ui/icon.tsx'
export { JoinedChoices, type JoinedChoicesProps } from './ui/joined-choices.tsx'
export { KeywordSearch, type KeywordSearchProps } from './ui/keyword-search.tsx'
export { LeavingText } from './ui/leaving-text.tsx'
export { FilterRow, ListHead } from './ui/list-frame.tsx'
export { Notice, type NoticeProps, type NoticeTone } from './ui/notice.tsx'
export { HeadTools, PageHead, type PageHeadProps } from './ui/page-head.tsx'
export { PagedTable, type PagedTableProps } from './ui/paged-table.tsx'
export { Pagination, type PaginationLayout, type PaginationProps } from './ui/pagination.tsx'
export { type Region, type RegionPath, regionText } from './ui/region.ts'
export { RegionPicker, type RegionPickerProps } from './ui/region-picker.tsx'
export { Segmented, type SegmentedProps } from './ui/segmented.tsx'
export { type Option, Select, type SelectProps } from './ui/select.tsx'
export { Skeleton, type SkeletonProps } from './ui/skeleton.tsx'
export { StatusTag, type StatusTone } from './ui/status-tag.tsx'
export { Steps, type StepsProps } from './ui/steps.tsx'
export { FilterChips, type FilterChipsProps, type Tab, Tabs, type TabsProps } from './ui/tabs.tsx'
export {
  PasswordInput,
  type PasswordInputProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './ui/text-input.tsx'
export { Timeline, type TimelineItem, type TimelineProps } from './ui/timeline.tsx'
export { dismissToast, type ToastKind, toast } from './ui/toast-store.ts'
export { Toasts } from './ui/toasts.tsx'
export { type LoadPart, useLoaded } from './ui/use-loaded.ts'
export { ZhCn } from './ui/zh-cn.tsx'
export { type SendFile, sendFile, sendFileTo, type UploadedFile, uploadStall } from './upload/send-file.ts'
export { Upload, type UploadProps } from './upload/upload.tsx'
export {
  fileSizeText,
  limitText,
  tooManyFiles,
  type UploadErrorKind,
  type UploadRule,
  uploadErrorText,
} from './upload/upload-rule.ts'
