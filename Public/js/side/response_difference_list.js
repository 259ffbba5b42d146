/** @import { Elements } from '../elements/elements.js' */
/** @import { Words } from '../words/words.js' */
/** @import { ComparedPart, ResponseDifference } from './response_differences.js' */

const most = 100 // differences that are listed

/**
 * Returns the list of the differences between a recorded and a new response, with both values beside each other.
 * @param {{ elements: Elements, t: Words['t'] }} services
 * @param {{ differences: ResponseDifference[], compared: ComparedPart }} found
 * @returns {HTMLElement}
 */
export function responseDifferenceList({ elements: { h }, t }, { differences, compared }) {
  const value = (word, text) => h('div', { class: 'response-value' }, h('span', { class: 'unseen' }, `${t(word)}: `),
    text === undefined ? h('span', { class: 'quiet' }, t('missingValue')) : h('code', {}, text))
  const notes = [{ whole: null, beginning: t('resendBeginning'), length: t('resendLength') }[compared]]
  if (differences.length > most) notes.push(t('resendMore', { count: differences.length - most }))
  const head = h('div', { class: 'response-difference response-head', 'aria-hidden': 'true' }, h('p', {}, t('recordedValue')), h('p', {}, t('newValue')))
  return h('div', {},
    differences.length ? head : null,
    differences.length ? h('ul', { class: 'response-differences', 'aria-label': t('resendDifferences') },
      ...differences.slice(0, most).map(({ subject, name, before, after }) => h('li', { class: 'response-difference', 'data-subject': subject },
        h('p', { class: 'response-subject' }, t(`differs_${subject}`, { name }).trim()), value('recordedValue', before), value('newValue', after)))) : null,
    ...notes.filter(Boolean).map((note) => h('p', { class: 'quiet' }, note)))
}
