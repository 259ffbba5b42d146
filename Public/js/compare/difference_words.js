import { ReportWords } from '../words/report_words.js'
import { englishSide } from '../words/side_words.js'

/**
 * A difference between two sessions, as the server reports it.
 * @typedef {object} Difference
 * @property {string} subject  what differs: screen, states, requests, exceptions, steps, lack or end
 * @property {object} time  the moment, which `DifferenceWords.time` describes
 * @property {string[]} left
 * @property {string[]} right
 * @property {number} [moment]
 * @property {{ left?: number, right?: number }} [steps]  the steps that show it
 */

/** @typedef {{ name: string, id?: string, watch: string }} ComparedSession */

/**
 * A comparison of two sessions, as the server reports it.
 * @typedef {object} Comparison
 * @property {string} id
 * @property {boolean} busy
 * @property {Difference[]} differences
 * @property {ComparedSession} left
 * @property {ComparedSession} right
 * @property {number} [steps]  of a comparison of recordings
 * @property {number} [done]
 * @property {number} [remaining]  in milliseconds
 */

const english = {
  atOpening: 'At the opening', afterStep: 'After step {step}, {action}', afterSteps: 'After {count} steps', listMore: '{list} and {count} more',
  continues: '{name} continues with {list}', onlyContinues: 'only {name} continues, with {list}', shows: '{name} shows {list}', showsNot: '{name} does not',
  receives: '{name} receives {list}', receivesNone: '{name} receives no states', sends: '{name} requests {list}', sendsNone: '{name} sends no requests',
  wouldEnd: 'iOS would end {name}: {list}', otherOrder: '{left} and {right} show the same in another order', theErrorView: 'the {view}',
  lack_touch: 'nothing to touch', lack_press: 'nothing to press', lack_type: 'nothing to type into', lack_scroll: 'nothing to scroll', lack_slide: 'nothing to slide',
  lack_pull: 'nothing to pull', lack_turn: 'no pages to turn', lack_choose: 'no tabs to choose from', lack_draw: 'no row to draw',
  'nowhere to go back to': 'nowhere to go back to', 'no sheet to drag down': 'no sheet to drag down', 'not possible now': 'not possible now',
  ranAllTheSame: 'the retry of {subject} was run all the same', noRetryOf: 'no retry of {subject}', notHeld: '{request} is not paused',
}
const portuguese = {
  atOpening: 'Na abertura', afterStep: 'Após o passo {step}, {action}', afterSteps: 'Após {count} passos', listMore: '{list} e mais {count}',
  continues: '{name} continua com {list}', onlyContinues: 'só {name} continua, com {list}', shows: '{name} mostra {list}', showsNot: '{name} não',
  receives: '{name} recebe {list}', receivesNone: '{name} não recebe nenhum estado', sends: '{name} requisita {list}', sendsNone: '{name} não envia requisições',
  wouldEnd: 'o iOS encerraria {name}: {list}', otherOrder: '{left} e {right} mostram o mesmo em outra ordem', theErrorView: 'a {view}',
  lack_touch: 'nada a tocar', lack_press: 'nada a apertar', lack_type: 'nada em que digitar', lack_scroll: 'nada a rolar', lack_slide: 'nada a deslizar',
  lack_pull: 'nada a puxar', lack_turn: 'nenhuma página a virar', lack_choose: 'nenhuma aba a escolher', lack_draw: 'nenhuma linha a deslizar',
  'nowhere to go back to': 'não há para onde voltar', 'no sheet to drag down': 'nenhuma folha a arrastar', 'not possible now': 'não é possível agora',
  ranAllTheSame: 'a nova tentativa de {subject} foi executada mesmo assim', noRetryOf: 'nenhuma nova tentativa de {subject}', notHeld: '{request} não está em pausa',
}
const most = 3 // lines that a sentence names

/** Describes the differences of two runs in the language of the page. */
export class DifferenceWords {
  #acts = null // templates for actions of the user, in English, the longest first

  /** @param {import('../words/words.js').Words} words */
  constructor(words) {
    words.add(english, portuguese)
    this.words = words
    this.t = words.t
    this.reports = new ReportWords(words)
  }

  /**
   * Returns when a difference appears, such as `After step 3, tap "Retry"`. @param {string} time  as the server reports
   * it
   */
  time(time) {
    if (time === 'at the opening') return this.t('atOpening')
    const [, step, action] = time.match(/^after step (\d+), (.*)$/s) ?? []
    if (step) return this.t('afterStep', { step, action: this.action(action) })
    const [, count] = time.match(/^after (\d+) steps$/) ?? []
    return count ? this.t('afterSteps', { count }) : time.charAt(0).toUpperCase() + time.slice(1)
  }

  /** Returns an action of the user, such as `tap "Retry"`. @param {string} action */
  action(action) {
    if (this.words.language === 'en') return action
    this.#acts ??= Object.entries(englishSide).filter(([key]) => key.startsWith('did_')).map(pattern).sort((one, other) => other.length - one.length)
    for (const { key, form } of this.#acts) {
      const found = action.match(form)
      if (found) return this.t(key, found.groups ?? {})
    }
    return action
  }

  /** Returns a line about one side. @param {{ subject: string }} difference  @param {string} line */
  line({ subject }, line) {
    const { reports } = this
    switch (subject) {
      case 'screen': return reports.view(line)
      case 'states': return reports.state(line)
      case 'requests': return reports.request(line)
      case 'steps': return this.action(line)
      case 'lack': return this.#lack(line)
      default: return line
    }
  }

  /**
   * Returns a sentence about a difference.  @param {Difference} difference
   * @param {{ left: string, right: string }} names
   */
  sentence(difference, names) {
    return `${this.time(difference.time)}: ${this.#clauses(difference, names).join(', ')}.`
  }

  #clauses(difference, { left, right }) {
    const { subject, time } = difference
    const sides = [[left, difference.left], [right, difference.right]]
    const told = sides.filter(([, lines]) => lines.length)
    const say = (some, none) => ([name, lines]) => this.t(lines.length ? some : none, { name, list: this.#list(difference, lines) })
    switch (subject) {
      case 'end': case 'lack': return told.map(([name, lines]) => `${name}: ${lines.map((line) => this.line(difference, line)).join('; ')}`)
      case 'exceptions': return told.map(say('wouldEnd', ''))
      case 'states': return sides.map(say('receives', 'receivesNone'))
      case 'requests': return sides.map(say('sends', 'sendsNone'))
      case 'screen':
        if (told.length === 0) return [this.t('otherOrder', { left, right })]
        // The side that shows something comes first, so that "does not" refers to it.
        return (difference.left.length ? sides : [sides[1], sides[0]]).map(say('shows', 'showsNot'))
      default:
        return /^after \d+ steps$/.test(time) ? told.map(say('onlyContinues', '')) : sides.map(say('continues', 'continues'))
    }
  }

  /** Returns the first lines. An error view and the title in it are named once. */
  #list(difference, lines) {
    const { reports, t } = this
    const isErrorView = difference.subject === 'screen' && lines[0] === 'dialog "Error"'
    const all = isErrorView && lines[1] === '"Error"' ? [lines[0], ...lines.slice(2)] : lines
    const said = all.slice(0, most).map((line) => this.line(difference, line))
    if (isErrorView) said[0] = t('theErrorView', { view: reports.view(lines[0]) })
    const list = said.join(', ')
    return all.length > most ? t('listMore', { list, count: all.length - most }) : list
  }

  /** Returns a missing element, such as `nothing to press: button "Retry"`. */
  #lack(line) {
    const { t, words, reports } = this
    if (words.language === 'en') return line
    return line.split('; ').map((part) => {
      const [, verb, target] = part.match(/^(?:nothing|no pages|no tabs|no row) to (\w+)(?: \w+)*: (.*)$/s) ?? []
      if (verb) return `${words.own(`lack_${verb}`, part)}: ${reports.targets(target)}`
      const [, subject] = part.match(/^the retry of (.*) was run all the same$/) ?? []
      if (subject) return t('ranAllTheSame', { subject })
      const [, retried] = part.match(/^no retry of (.*)$/) ?? []
      if (retried) return t('noRetryOf', { subject: retried })
      const [, request] = part.match(/^(.*) is not held$/) ?? []
      return request ? t('notHeld', { request }) : words.own(part, part)
    }).join('; ')
  }
}

/** Returns the regular expression that matches texts of a template. */
function pattern([key, template]) {
  const source = template.split(/(\{\w+\})/).map((part) => {
    const [, name] = part.match(/^\{(\w+)\}$/) ?? []
    return name ? `(?<${name}>.*)` : part.replace(/[.*+?^$()[\]\\|]/g, '\\$&')
  })
  return { key, form: new RegExp(`^${source.join('')}$`, 's'), length: template.replace(/\{\w+\}/g, '').length }
}
