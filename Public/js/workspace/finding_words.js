import { ReportWords } from '../words/report_words.js'

const english = {
  after_wait: 'waiting 60 s', after_press: 'pressing {target}', after_back: 'going back', after_swipeBack: 'swiping back from the edge', after_swipeDown: 'dragging the sheet down',
  finding_crashed: 'The app crashed after {after}: {reason}.', finding_hung: 'The app did not respond after {after}: {reason}.', findingEndless: 'The app never became idle: {bound}.',
  finding_exception: 'After {after} iOS would end the app: {reason}.',
  finding_stuck: 'After {after} a loading view is shown, but nothing is loading.', finding_blank: 'After {after} the screen is empty.',
  finding_noWayOut: 'After the error "{error}" nothing on the screen can be pressed, not even Back.', finding_silent: '{controller} received the error "{error}" and does not show it.',
  finding_neverRetried: 'Nothing runs the retry of the error "{error}": none of {tried} runs it.', findingNotTried: 'Nothing runs the retry of the error "{error}": nothing new can be pressed.',
  finding_retriedTwice: '{after} sent the same request {count} times.', finding_differs: 'After {after} the screen differs from a run without faults: {difference}.',
  findingShows: 'it shows {shows}', findingLacks: 'it lacks {lacks}', findingBoth: '{shows}, and {lacks}', findingOrder: 'the same texts are in another order',
}
const portuguese = {
  after_wait: 'esperar 60 s', after_press: 'apertar {target}', after_back: 'voltar', after_swipeBack: 'deslizar da borda para voltar', after_swipeDown: 'arrastar a folha para baixo',
  finding_crashed: 'O app travou após {after}: {reason}.', finding_hung: 'O app não respondeu após {after}: {reason}.', findingEndless: 'O app nunca parou de trabalhar: {bound}.',
  finding_exception: 'Após {after} o iOS encerraria o app: {reason}.',
  finding_stuck: 'Após {after} a tela mostra que carrega, mas nada está carregando.', finding_blank: 'Após {after} a tela está vazia.',
  finding_noWayOut: 'Após o erro "{error}" nada na tela pode ser apertado, nem Voltar.', finding_silent: '{controller} recebeu o erro "{error}" e não mostra nada dele.',
  finding_neverRetried: 'Nada executa a nova tentativa do erro "{error}": nenhum de {tried} a executa.', findingNotTried: 'Nada executa a nova tentativa do erro "{error}": nada novo pode ser apertado.',
  finding_retriedTwice: '{after} enviou a mesma requisição {count} vezes.', finding_differs: 'Após {after} a tela difere da de uma execução sem falhas: {difference}.',
  findingShows: 'mostra {shows}', findingLacks: 'falta {lacks}', findingBoth: '{shows}, e {lacks}', findingOrder: 'os mesmos textos estão em outra ordem',
}

/** Describes the findings of a fault sweep in the language of the page. */
export class FindingWords {
  /** @param {import('../words/words.js').Words} words */
  constructor(words) {
    words.add(english, portuguese)
    this.words = words
    this.reports = new ReportWords(words)
  }

  /**
   * Returns a finding in a sentence. One without values has the text of the server.
   *
   * @param {{ kind: string, text: string, after?: string, target?: string, values?: Record<string, string> }} finding
   */
  sentence({ kind, text, after: way, target = '', values = {} }) {
    const { words, words: { t }, reports } = this
    if (!way || !words.has(`finding_${kind}`)) return text
    const after = t(`after_${way}`, { target: reports.targets(target) })
    const key = kind === 'hung' && values.bound ? 'findingEndless' : kind === 'neverRetried' && !values.tried ? 'findingNotTried' : `finding_${kind}`
    const sentence = t(key, { ...values, tried: reports.targets(values.tried ?? ''), after, difference: this.#difference(values) })
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  }

  /** @param {{ shows?: string, lacks?: string }} values */
  #difference({ shows, lacks }) {
    const { words: { t }, reports } = this
    const [more, less] = [shows && t('findingShows', { shows: reports.view(shows) }), lacks && t('findingLacks', { lacks: reports.view(lacks) })]
    if (more && less) return t('findingBoth', { shows: more, lacks: less })
    return more || less || t('findingOrder')
  }
}
