/**
 * The texts of the server's reports about screens, states and requests. Exports and the command line have the same
 * texts in English.
 */
const english = {
  role_view: 'view', role_label: 'label', role_button: 'button', role_image: 'image', role_textfield: 'text field', role_textview: 'text view',
  role_toggle: 'toggle', role_slider: 'slider', role_spinner: 'spinner', role_placeholder: 'placeholder', role_navigationbar: 'navigation bar',
  role_tabbar: 'tab bar', role_tabs: 'tabs', role_scroll: 'scroll view', role_webview: 'web view', role_pagecontrol: 'page control', role_refresh: 'refresh control',
  role_alert: 'alert', role_dialog: 'dialog', role_window: 'window', role_heading: 'heading', role_link: 'link', role_header: 'header', role_blur: 'blur', role_list: 'list',
  role_stack: 'stack view', role_pages: 'page view', role_slides: 'slides', role_form: 'form', role_cell: 'cell', role_listitem: 'row',
  errorView: 'error view',
  condition_disabled: 'disabled', condition_selected: 'selected', condition_on: 'on', condition_turning: 'turning', condition_holds: 'holds {text}', condition_at: 'at {part}',
  named_none: 'none', named_nothing: 'nothing',
  property_text: 'text', property_title: 'title', property_value: 'value', property_label: 'label', property_placeholder: 'placeholder', property_name: 'name',
  property_hidden: 'hidden', property_enabled: 'enabled', property_selected: 'selected', property_on: 'on', property_refreshing: 'refreshing', property_animating: 'animating', property_page: 'page',
  phase_done: 'done', phase_failed: 'failed', purpose_screen: 'screen', purpose_image: 'image', purpose_prefetch: 'prefetch', purpose_action: 'action', purpose_submit: 'form',
  retried: 'retry', attemptNumber: 'attempt', noController: 'no controller',
  orderOf: 'order', placeOf: 'place of', orderIn: 'order in', inside: 'in', propertyOf: 'of', forPurpose: 'for', moreLines: 'and {count} more lines',
  used_of: 'used {used} of {count}', used_: 'used {used}', warning: 'warning',
}
const portuguese = {
  role_view: 'elemento', role_label: 'texto', role_button: 'botão', role_image: 'imagem', role_textfield: 'campo de texto', role_textview: 'área de texto',
  role_toggle: 'chave', role_slider: 'controle deslizante', role_spinner: 'indicador de carregamento', role_placeholder: 'marcador', role_navigationbar: 'barra de navegação',
  role_tabbar: 'barra de abas', role_tabs: 'abas', role_scroll: 'rolagem', role_webview: 'página web', role_pagecontrol: 'controle de páginas', role_refresh: 'atualização',
  role_alert: 'alerta', role_dialog: 'diálogo', role_window: 'janela', role_heading: 'título', role_link: 'link', role_header: 'título', role_blur: 'desfoque', role_list: 'lista',
  role_stack: 'pilha', role_pages: 'páginas', role_slides: 'slides', role_form: 'formulário', role_cell: 'célula', role_listitem: 'linha',
  errorView: 'tela de erro',
  condition_disabled: 'desativado', condition_selected: 'selecionado', condition_on: 'ligado', condition_turning: 'girando', condition_holds: 'contém {text}', condition_at: 'em {part}',
  named_none: 'nenhum', named_nothing: 'nada',
  property_text: 'texto', property_title: 'título', property_value: 'valor', property_label: 'rótulo', property_placeholder: 'texto de exemplo', property_name: 'nome',
  property_hidden: 'oculto', property_enabled: 'ativado', property_selected: 'selecionado', property_on: 'ligado', property_refreshing: 'atualizando', property_animating: 'animando', property_page: 'página',
  phase_done: 'concluída', phase_failed: 'falhou', purpose_screen: 'tela', purpose_image: 'imagem', purpose_prefetch: 'busca antecipada', purpose_action: 'ação', purpose_submit: 'formulário',
  retried: 'nova tentativa', attemptNumber: 'tentativa', noController: 'sem controlador',
  orderOf: 'ordem', placeOf: 'lugar de', orderIn: 'ordem em', inside: 'em', propertyOf: 'de', forPurpose: 'para', moreLines: 'e mais {count} linhas',
  used_of: 'usada {used} de {count}', used_: 'usada {used}', warning: 'aviso',
}

const text = '"(?:[^"\\\\]|\\\\.)*"'
const condition = `disabled|selected|on|turning|at -?\\d+ %|holds ".*"`
const view = new RegExp(`^(?:([a-z]+)(?: |$))?(?:"(.*?)")?((?:, (?:${condition}))*)$`, 's')
const named = new RegExp(`([a-z]+) (${text})`, 'g')

/** Translates lines of the server's reports. A line in an unknown form is unchanged. */
export class ReportWords {
  /** @param {import('./words.js').Words} words */
  constructor(words) {
    words.add(english, portuguese)
    this.words = words
    this.t = words.t
  }

  /** Returns the name of a view's role, such as `text field`. @param {string} role */
  role(role) { return this.words.own(`role_${role}`, role) }

  /** Translates a view of a screen, such as `button "Retry", disabled`. @param {string} line */
  view(line) {
    const [, role, name, rest = ''] = line.match(view) ?? []
    if (!role && name === undefined) return line
    const conditions = (rest.match(new RegExp(condition, 'gs')) ?? []).map((one) => this.#condition(one))
    const what = role === 'dialog' && name === 'Error' ? this.t('errorView') : role && this.role(role)
    return [[what, name === undefined ? '' : `"${name}"`].filter(Boolean).join(' '), ...conditions].join(', ')
  }

  #condition(one) {
    const [word, ...rest] = one.split(' ')
    const said = rest.join(' ')
    const own = this.words.own(`condition_${word}`, null)
    return own ? own.replace(/\{(text|part)\}/, () => said) : one
  }

  /** Translates views in a sentence, such as `button "Retry", button "Cancel"`. @param {string} words */
  targets(words) { return words.replace(named, (_, role, name) => `${this.role(role)} ${name}`) }

  /** Translates a state, such as `error remoteScreen · networkError`. @param {string} line */
  state(line) {
    const [, name, kind, reason] = line.match(/^(\w+)(?: (\w+)(?: · (\w+))?)?$/) ?? []
    if (!name) return line
    const kinds = [kind, reason].filter(Boolean).map((one) => this.#word(one)).join(' · ')
    return kinds ? `${this.#word(name)}: ${kinds}` : this.#word(name)
  }

  /** Translates a request with its outcome, such as `GET /bikes: pending`. @param {string} line */
  request(line) { return line.replace(/: (\w+)$/, (_, outcome) => `: ${this.#word(outcome)}`) }

  /** Translates a single word, if the page has a text for it. */
  #word(word) { return this.words.has(word) ? this.t(word) : word }

  /**
   * Translates a line of the changes between two steps, without its sign.
   *
   * @param {string} line  @param {string} subject  the heading of the line, in lower case
   */
  change(line, subject) {
    if (this.words.language !== 'pt') return line
    const indent = line.match(/^ */)[0]
    const said = line.slice(indent.length)
    const worded = {
      screen: this.#outline, look: this.#outline, states: this.#report, requests: this.#traffic, retries: this.#retry, faults: this.#rule,
      navigation: this.#stack, log: this.#logged,
    }[subject]
    const order = said.match(/^order (?!in )(.*)$/s)
    return indent + (order ? `${this.t('orderOf')} ${order[1]}` : worded ? worded(said) : said)
  }

  /** Translates a line without a sign that is not a known heading. @param {string} line */
  remark(line) {
    const [, count] = line.match(/^and (\d+) more lines$/) ?? []
    return count && this.words.language === 'pt' ? this.t('moreLines', { count }) : line
  }

  #outline = (line) => {
    const { t } = this
    const [, placed, id, before, after] = line.match(/^place of (\w+) (v\d+) in (\S+) → in (\S+)$/) ?? []
    if (placed) return `${t('placeOf')} ${this.role(placed)} ${id} ${t('inside')} ${this.#none(before)} → ${t('inside')} ${this.#none(after)}`
    const [, ordered, rest] = line.match(/^order in (\w+) (.*)$/s) ?? []
    if (ordered) return `${t('orderIn')} ${this.role(ordered)} ${rest}`
    const [, property, kind, changed] = line.match(/^(\w+) of (\w+) (v\d+ .*→.*)$/s) ?? []
    if (property) return `${this.words.own(`property_${property}`, property)} ${t('propertyOf')} ${this.role(kind)} ${this.#values(changed)}`
    const [, looks, look] = line.match(/^(\w+) (v\d+ .*→.*)$/s) ?? []
    if (looks) return `${this.role(looks)} ${this.#values(look)}`
    const [, role, named, name] = line.match(/^(\w+)( ".*")?( v\d+)$/s) ?? []
    return role ? `${this.role(role)}${named ?? ''}${name}` : this.view(line)
  }

  #none(name) { return this.words.own(`named_${name}`, name) }

  /** Translates `none` among the values before and after. It is not a text of the app. */
  #values(changed) { return changed.replace(/ none(?= →|,|$)/g, ` ${this.t('named_none')}`) }

  #report = (line) => line
    .replace(/^(\w+) (no controller)?/, (_, state, none) => `${this.#word(state)} ${none ? this.t('noController') : ''}`)
    .replace(/, (\w+)( \w+)?(?=, "|, retry)/, (_, kind, reason) => `, ${this.#word(kind)}${reason ? ` ${this.#word(reason.trim())}` : ''}`)
    .replace(/, retry (r\d+), attempt (\d+)$/, (_, retry, number) => `, ${this.t('retried')} ${retry}, ${this.t('attemptNumber')} ${number}`)

  #traffic = (line) => line
    .replace(/^(q\d+ \S+ \S+) (\w+)/, (_, request, phase) => `${request} ${this.words.own(`phase_${phase}`, this.#word(phase))}`)
    .replace(/ for (\w+)$/, (_, purpose) => ` ${this.t('forPurpose')} ${this.words.own(`purpose_${purpose}`, this.#word(purpose))}`)

  #retry = (line) => line
    .replace(/^(r\d+) (\w+)/, (_, id, kind) => `${id} ${this.#word(kind)}`)
    .replace(/ attempt (\d+)$/, (_, number) => ` ${this.t('attemptNumber')} ${number}`)

  #rule = (line) => line.replace(/used (\d+)(?: of (\d+))?$/, (_, used, count) => this.t(count ? 'used_of' : 'used_', { used, count }))

  #stack = (line) => line.replace(/^(\w+)/, (_, presentation) => (presentation === 'alert' ? this.role('alert') : this.#word(presentation)))

  #logged = (line) => line.replace(/^(warning|error): /, (_, level) => `${this.#word(level)}: `)
}
