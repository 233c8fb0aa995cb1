import type { PaperSection } from '@portal/platform/server'
import { choiceText, findQuestionSet, questionsFor, readAnswers, topicLabels, topics } from '@portal/selfcheck/contract'

/** The questions of a self-check with the answers given, one section per topic; empty for a request without a self-check. */
export const selfCheckSections = (answers: string | null): PaperSection[] => {
  const check = answers === null ? undefined : readAnswers(answers)
  const set = check && findQuestionSet(check.version)
  if (!check || !set) return []
  const asked = questionsFor(set, check)
  return topics
    .map((topic) => ({
      title: `自查答案：${topicLabels[topic]}`,
      facts: asked
        .filter((question) => question.topic === topic)
        .map((question, index) => ({
          label: `第 ${index + 1} 题`,
          text: `${question.ask}\n答：${choiceText(question, check.choices)}`,
        })),
    }))
    .filter(({ facts }) => facts.length > 0)
}
