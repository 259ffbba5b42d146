import { isValid } from '../elements/field_mistake.js'
import { dress } from '../elements/late_style.js'
import { deviceSettings as settings } from '../net/contract.js'
import { chooseKeyboard, drawKeyboard, isKeyboardDrawn } from './drawn_keyboard.js'
import { browserZone } from './time_zone.js'

/** @import { ShownServices } from '../device/stage.js' */
/** @import { Elements, PageParts } from '../elements/elements.js' */
/** @import { Connection } from '../net/connection.js' */
/** @import { PageInput } from '../net/contract.js' */
/** @import { Words } from '../words/words.js' */

const english = {
  conditions: 'Device conditions', conditionsEvents: 'Events', conditionsSettings: 'Settings', conditionsLocation: 'Location', conditionsClose: 'Close',
  conditionsPage: 'In this browser', showKeyboard: 'Draw the keyboard', showKeyboardNote: 'Without it you type on your own keyboard. The app keeps its space.',
  toBackground: 'Go to the home screen', toForeground: 'Open the app', memoryWarning: 'Memory warning',
  deepLink: 'URL that opens the app', openDeepLink: 'Open URL', payload: 'Push notification (JSON)', sendPush: 'Send notification',
  latitude: 'Latitude', longitude: 'Longitude', setLocation: 'Set location',
  routePoints: 'Route (points or GPX)', routeSpeed: 'Speed (km/h)', startRoute: 'Start the route', stopRoute: 'Stop the route',
  routeNote: 'One point per line, such as -23.55, -46.63. The location moves once a second while this page is open; each location is an input.',
  badPoint: 'Point {line} is not a latitude and a longitude.', badPoints: 'A route has 2 to 10,000 points; this one has {count}.',
  value_normal: 'normal', value_increased: 'increased', value_regular: 'regular', value_bold: 'bold', value_full: 'full', value_reduced: 'reduced',
  value_low: 'low power mode', value_ask: 'asks', value_allowed: 'allowed', value_denied: 'denied',
  setting_contrast: 'Contrast', setting_textWeight: 'Text weight', setting_transparency: 'Transparency', setting_power: 'Power',
  conditionsPermissions: 'Permissions', setting_locationAccess: 'Location', setting_notificationAccess: 'Notifications',
  setting_cameraAccess: 'Camera', setting_microphoneAccess: 'Microphone', setting_photoAccess: 'Photos', setting_contactAccess: 'Contacts', setting_calendarAccess: 'Calendars',
  setting_reminderAccess: 'Reminders', setting_trackingAccess: 'Tracking', setting_speechAccess: 'Speech recognition', setting_mediaAccess: 'Media library',
  conditionsClock: 'Date and time', timeZone: 'Time zone', clockTime: 'Date and time', setClock: 'Set date and time', realTime: 'Use the real time',
  badURL: 'A URL begins with a scheme, such as myapp:// or https://.', badPayload: 'This is not a JSON object: {reason}',
  clockNote: 'The clock of the device goes on from there. Timers keep their delays.', unknownZone: 'No time zone has this name.',
}
const portuguese = {
  conditions: 'Condições do aparelho', conditionsEvents: 'Eventos', conditionsSettings: 'Ajustes', conditionsLocation: 'Localização', conditionsClose: 'Fechar',
  conditionsPage: 'Neste navegador', showKeyboard: 'Desenhar o teclado', showKeyboardNote: 'Sem ele, digite no seu próprio teclado. O app mantém o espaço dele.',
  toBackground: 'Ir para a tela inicial', toForeground: 'Abrir o app', memoryWarning: 'Aviso de memória',
  deepLink: 'URL que abre o app', openDeepLink: 'Abrir URL', payload: 'Notificação push (JSON)', sendPush: 'Enviar notificação',
  latitude: 'Latitude', longitude: 'Longitude', setLocation: 'Definir localização',
  routePoints: 'Rota (pontos ou GPX)', routeSpeed: 'Velocidade (km/h)', startRoute: 'Iniciar a rota', stopRoute: 'Parar a rota',
  routeNote: 'Um ponto por linha, como -23.55, -46.63. A localização se move uma vez por segundo enquanto esta página está aberta; cada localização é uma entrada.',
  badPoint: 'O ponto {line} não é uma latitude e uma longitude.', badPoints: 'Uma rota tem de 2 a 10.000 pontos; esta tem {count}.',
  value_normal: 'normal', value_increased: 'aumentado', value_regular: 'normal', value_bold: 'negrito', value_full: 'completa', value_reduced: 'reduzida',
  value_low: 'modo pouca energia', value_ask: 'pergunta', value_allowed: 'permitido', value_denied: 'negado',
  setting_contrast: 'Contraste', setting_textWeight: 'Peso do texto', setting_transparency: 'Transparência', setting_power: 'Energia',
  conditionsPermissions: 'Permissões', setting_locationAccess: 'Localização', setting_notificationAccess: 'Notificações',
  setting_cameraAccess: 'Câmera', setting_microphoneAccess: 'Microfone', setting_photoAccess: 'Fotos', setting_contactAccess: 'Contatos', setting_calendarAccess: 'Calendários',
  setting_reminderAccess: 'Lembretes', setting_trackingAccess: 'Rastreamento', setting_speechAccess: 'Reconhecimento de fala', setting_mediaAccess: 'Biblioteca de mídia',
  conditionsClock: 'Data e hora', timeZone: 'Fuso horário', clockTime: 'Data e hora', setClock: 'Definir data e hora', realTime: 'Usar a hora real',
  badURL: 'Uma URL começa com um esquema, como myapp:// ou https://.', badPayload: 'Isto não é um objeto JSON: {reason}',
  clockNote: 'O relógio do aparelho continua a partir daí. Os temporizadores mantêm seus prazos.', unknownZone: 'Nenhum fuso horário tem este nome.',
}
const looks = ['contrast', 'textWeight', 'transparency', 'power']
const permissions = Object.keys(settings).filter((name) => name.endsWith('Access'))
const chosen = [...looks, ...permissions]
const usualLocation = { latitude: 37.3323, longitude: -122.0312 }
const payload = '{"aps":{"alert":{"title":"Kennel","body":"Hello"},"badge":1}}'

/** The button beside the device that opens its conditions: settings, events of the system, and the location. */
export class DeviceConditions {
  #popover = null // created when it is first opened
  #zones // the module of time zones, loaded with it
  #route // the module of routes, loaded with it
  route // the route of the device

  /**
   * @param {{ connection: Connection, document: Document, elements: Elements, parts: PageParts, session: ShownServices,
   *           storage: Storage|null, words: Words, after: Element }} services  `after` is the control before the button
   */
  constructor({ connection, document, elements, parts, session, storage, words, after }) {
    Object.assign(this, { connection, document, elements, frame: parts.frame, session, storage, toast: parts.toast, words, t: words.t })
    words.add(english, portuguese)
    const { h, icon } = elements
    this.button = h('button', {
      type: 'button', class: 'button', 'data-part': 'device-conditions', 'data-t-label': 'conditions', 'aria-haspopup': 'dialog', 'aria-expanded': 'false',
      click: this.#toggle,
    }, icon('conditions'))
    after.after(this.button)
    drawKeyboard(parts.frame, isKeyboardDrawn(storage))
    for (const topic of ['device', 'phase']) session.model.on(topic, this.draw)
    session.shown.onChange(this.draw)
    this.draw()
  }

  /** Shows the settings of the device, and whether they can be changed. */
  draw = () => {
    const { connection, session: { model, shown } } = this
    const { device } = shown.model
    const isOff = !device || Boolean(shown.past) || model.phase !== 'live' || this.session.isViewer() || connection.isOver || connection.state === 'reconnecting'
    this.button.disabled = isOff
    const zone = device?.timeZone ?? 'GMT'
    const isUnusual = Boolean(device) && (device.app === 'background' || zone !== (browserZone() ?? 'GMT') || Boolean(device.clockOffset) || chosen.some((name) => device[name]))
    this.button.dataset.state = isUnusual ? 'on' : 'off'
    if (!this.#popover || !device) return
    if (isOff) {
      this.#popover.hidePopover()
      this.route.stop()
    }
    this.stopRoute.disabled = !this.route.isRunning
    for (const name of chosen) this.selects[name].value = device[name] ?? settings[name][0]
    this.presence.textContent = this.t(device.app === 'background' ? 'toForeground' : 'toBackground')
    const { latitude, longitude } = device.location ?? usualLocation
    const time = this.#zones.wallTime(Date.now() + (device.clockOffset ?? 0) * 1000, zone)
    this.realTime.disabled = !device.clockOffset
    for (const [name, value] of Object.entries({ latitude, longitude, timeZone: zone, time })) {
      if (this.document.activeElement !== this.fields[name]) this.fields[name].value = String(value)
    }
  }

  #toggle = async () => {
    const [{ anchor }, zones, route] = await Promise.all([import('../elements/anchored.js'), import('./zone_clock.js'), import('./route.js'), dress(this.document, 'styles/conditions.css')])
    this.anchor = anchor
    this.#zones = zones
    this.#route = route
    this.route ??= new route.Route({ window: this.document.defaultView, send: this.#move, changed: this.draw })
    if (this.#popover?.dataset.language !== this.words.language) {
      this.#popover?.hidePopover()
      this.#popover?.remove()
      this.#popover = this.#create()
      this.button.after(this.#popover)
    }
    this.draw()
    this.#popover.togglePopover()
  }

  #create() {
    const { elements: { h, icon }, frame, storage, t } = this
    const id = (name) => `condition-${name}`
    this.selects = Object.fromEntries(chosen.map((name) => [name, h('select', {
      class: 'input', id: id(name), change: ({ target }) => this.#send({ type: 'device', [name]: target.value }),
    }, ...settings[name].map((value) => h('option', { value }, t(`value_${value}`))))]))
    this.presence = h('button', {
      type: 'button', class: 'button',
      click: () => this.#send({ type: 'device', app: this.session.model.device?.app === 'background' ? 'foreground' : 'background' }),
    })
    const degrees = (name, limit) => h('input', { class: 'input', type: 'number', step: 'any', min: -limit, max: limit, required: true, id: id(name) })
    this.fields = {
      url: h('input', { class: 'input', id: id('url'), type: 'text', inputmode: 'url', required: true, spellcheck: 'false', autocomplete: 'off', placeholder: 'myapp://cart' }),
      payload: h('textarea', { class: 'input code-input', id: id('payload'), rows: 3, required: true, spellcheck: 'false' }, payload),
      latitude: degrees('latitude', 90), longitude: degrees('longitude', 180),
      timeZone: h('input', { class: 'input', id: id('timeZone'), type: 'text', required: true, spellcheck: 'false', autocomplete: 'off', list: id('zones'), change: () => this.#chooseZone() }),
      route: h('textarea', { class: 'input code-input', id: id('route'), rows: 3, required: true, spellcheck: 'false' }),
      speed: h('input', { class: 'input', id: id('speed'), type: 'number', min: 0.1, max: 2000, step: 'any', required: true, value: 5 }),
      time: h('input', { class: 'input', id: id('time'), type: 'datetime-local', step: 1, required: true }),
    }
    const { url, latitude, longitude, timeZone, time } = this.fields
    this.stopRoute = h('button', { type: 'button', class: 'button', click: () => this.route.stop() }, t('stopRoute'))
    this.realTime = h('button', { type: 'button', class: 'button', click: () => this.#send({ type: 'device', clockOffset: 0 }) }, t('realTime'))
    const labelled = (name, word, control) => [h('label', { for: id(name) }, t(word)), control]
    const form = (input, ...content) => h('form', {
      class: 'condition-form',
      submit: (event) => {
        event.preventDefault()
        const made = input()
        if (made) this.#send(made)
      },
    }, ...content)
    const popover = h('div', { class: 'menu conditions', popover: true, role: 'dialog', 'aria-label': t('conditions'), 'data-language': this.words.language },
      h('div', { class: 'conditions-head' }, h('h2', { class: 'section-title' }, t('conditions')),
        h('button', { type: 'button', class: 'button', 'aria-label': t('conditionsClose'), click: () => popover.hidePopover() }, icon('close'))),
      h('h3', {}, t('conditionsSettings')),
      h('div', { class: 'condition-grid' }, ...looks.flatMap((name) => labelled(name, `setting_${name}`, this.selects[name]))),
      h('h3', {}, t('conditionsEvents')),
      h('div', { class: 'condition-buttons' }, this.presence,
        h('button', { type: 'button', class: 'button', click: () => this.#send({ type: 'system', event: 'memoryWarning' }) }, t('memoryWarning'))),
      form(() => isValid(url, /^[a-z][a-z\d+.-]*:./i.test(url.value.trim()) ? '' : t('badURL')) && { type: 'system', event: 'openURL', url: url.value.trim() },
        ...labelled('url', 'deepLink', url), h('button', { class: 'button' }, t('openDeepLink'))),
      form(() => isValid(this.fields.payload, this.#mistake(this.fields.payload.value)) && { type: 'system', event: 'notification', payload: this.fields.payload.value.trim() },
        ...labelled('payload', 'payload', this.fields.payload), h('button', { class: 'button' }, t('sendPush'))),
      h('h3', {}, t('conditionsPermissions')),
      h('div', { class: 'condition-grid' }, ...permissions.flatMap((name) => labelled(name, `setting_${name}`, this.selects[name]))),
      h('h3', {}, t('conditionsClock')),
      h('div', { class: 'condition-grid' }, ...labelled('timeZone', 'timeZone', timeZone)),
      h('datalist', { id: id('zones') }, ...this.#zones.zones().map((value) => h('option', { value }))),
      form(() => ({ type: 'device', clockOffset: Math.ceil((this.#zones.momentOf(time.value, this.session.model.device?.timeZone ?? 'GMT') - Date.now()) / 1000) }),
        h('div', { class: 'condition-grid' }, ...labelled('time', 'clockTime', time)),
        h('div', { class: 'condition-buttons' }, h('button', { class: 'button' }, t('setClock')), this.realTime),
        h('p', { class: 'quiet' }, t('clockNote'))),
      h('h3', {}, t('conditionsLocation')),
      form(() => ({ type: 'device', location: { latitude: Number(latitude.value), longitude: Number(longitude.value) } }),
        h('div', { class: 'condition-grid' }, ...labelled('latitude', 'latitude', latitude), ...labelled('longitude', 'longitude', longitude)),
        h('button', { class: 'button' }, t('setLocation'))),
      form(() => this.#startRoute(),
        ...labelled('route', 'routePoints', this.fields.route),
        h('div', { class: 'condition-grid' }, ...labelled('speed', 'routeSpeed', this.fields.speed)),
        h('div', { class: 'condition-buttons' }, h('button', { class: 'button' }, t('startRoute')), this.stopRoute),
        h('p', { class: 'quiet' }, t('routeNote'))),
      h('h3', {}, t('conditionsPage')),
      h('label', { class: 'condition-check' }, h('input', {
        type: 'checkbox', checked: isKeyboardDrawn(storage), 'aria-describedby': id('keyboard-note'), change: ({ target }) => chooseKeyboard(frame, target.checked, storage),
      }), t('showKeyboard')),
      h('p', { class: 'quiet', id: id('keyboard-note') }, t('showKeyboardNote')))
    popover.addEventListener('toggle', ({ newState }) => {
      const isOpen = newState === 'open'
      this.button.setAttribute('aria-expanded', String(isOpen))
      if (isOpen) this.anchor(popover, this.button)
      ;(isOpen ? popover : this.document.body).append(this.toast) // below the popover, nobody could read it
    })
    return popover
  }

  #chooseZone() {
    const { timeZone } = this.fields
    const name = timeZone.value.trim()
    if (!isValid(timeZone, this.#zones.isZone(name) ? '' : this.t('unknownZone'))) return
    if (name !== (this.session.model.device?.timeZone ?? 'GMT')) this.#send({ type: 'device', timeZone: name })
  }

  /** Begins the route of the form. Returns nothing, because the route sends the inputs. */
  #startRoute() {
    const { route: field, speed } = this.fields
    try {
      const points = this.#route.pointsOf(field.value)
      isValid(field, '')
      this.route.start(points, speed.valueAsNumber)
    } catch ({ line, count }) {
      isValid(field, this.t(line ? 'badPoint' : 'badPoints', { line, count }))
    }
    return null
  }

  /** Moves the device. Returns whether the session took it: one that stays in the same place does too. */
  #move = async (location) => {
    const { latitude, longitude } = this.session.model.device?.location ?? usualLocation
    if (latitude === location.latitude && longitude === location.longitude) return true
    return await this.session.send({ type: 'device', location }) !== null
  }

  /** Returns why a text is not a JSON object; an empty text if it is one. @param {string} text */
  #mistake(text) {
    try {
      const value = JSON.parse(text)
      return value && typeof value === 'object' && !Array.isArray(value) ? '' : this.t('badPayload', { reason: text.trim().slice(0, 40) })
    } catch (error) {
      return this.t('badPayload', { reason: error.message })
    }
  }

  /** Sends an input. A refused one is reported by the page, and the settings show what the server has. @param {PageInput} input */
  async #send(input) {
    if (await this.session.send(input) === null) this.draw()
  }
}
