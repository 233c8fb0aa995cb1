export { type Action, adviceOf, formOf, mostActions, topActions } from './actions.ts'
export {
  answersText,
  type Choice,
  type Choices,
  choiceLetters,
  choiceText,
  chosenOption,
  fits,
  readAnswers,
  type SelfCheck,
  scoreField,
  selfCheckForm,
  unsure,
  unsureLabel,
} from './choices.ts'
export { type ChangedAnswer, changedAnswers } from './compare.ts'
export { type SelfCheckDetail, type SelfCheckRow, selfCheckApi } from './endpoints.ts'
export {
  type Category,
  type Channel,
  categories,
  categoryLabels,
  channelLabels,
  channels,
  channelText,
  type Profile,
  profileForm,
  profileLimits,
  profileText,
} from './profile.ts'
export { type Question, type QuestionSet, questionsFor, type Topic, topicLabels, topics } from './question.ts'
export { currentSet, findQuestionSet } from './question-sets.ts'
export { selfCheckSample } from './samples.ts'
export { type Light, lightBounds, lightLabels, lights, type Scores, scoreOf } from './score.ts'
