/** @import { PageInput } from '../net/contract.js' */
/** @import { Words } from './words.js' */

/** The texts of the page about changes of the device, in English. */
export const english = {
  did_device: 'changes the device: {device}', device_phone: 'iPhone', device_small: 'small iPhone', device_landscape: 'landscape',
  device_light: 'light', device_dark: 'dark', device_leftToRight: 'left to right', device_rightToLeft: 'right to left',
  device_motion_full: 'full motion', device_motion_reduced: 'reduced motion', device_textSize: 'text size {size}', device_language: 'language {language}',
  device_exceptions_logged: 'exceptions are logged', device_exceptions_fatal: 'exceptions end the app',
  device_contrast_normal: 'normal contrast', device_contrast_increased: 'increased contrast',
  device_textWeight_regular: 'regular text', device_textWeight_bold: 'bold text',
  device_transparency_full: 'full transparency', device_transparency_reduced: 'reduced transparency',
  device_power_normal: 'normal power', device_power_low: 'low power mode',
  device_app_foreground: 'app in the foreground', device_app_background: 'app in the background',
  device_locationAccess_ask: 'location access is asked for', device_locationAccess_allowed: 'location access allowed', device_locationAccess_denied: 'location access denied',
  device_notificationAccess_ask: 'notifications are asked for', device_notificationAccess_allowed: 'notifications allowed', device_notificationAccess_denied: 'notifications denied',
  device_cameraAccess_ask: 'camera access is asked for', device_cameraAccess_allowed: 'camera access allowed', device_cameraAccess_denied: 'camera access denied',
  device_microphoneAccess_ask: 'microphone access is asked for', device_microphoneAccess_allowed: 'microphone access allowed', device_microphoneAccess_denied: 'microphone access denied',
  device_photoAccess_ask: 'photo access is asked for', device_photoAccess_allowed: 'photo access allowed', device_photoAccess_denied: 'photo access denied',
  device_contactAccess_ask: 'contact access is asked for', device_contactAccess_allowed: 'contact access allowed', device_contactAccess_denied: 'contact access denied',
  device_calendarAccess_ask: 'calendar access is asked for', device_calendarAccess_allowed: 'calendar access allowed', device_calendarAccess_denied: 'calendar access denied',
  device_reminderAccess_ask: 'reminder access is asked for', device_reminderAccess_allowed: 'reminder access allowed', device_reminderAccess_denied: 'reminder access denied',
  device_trackingAccess_ask: 'tracking access is asked for', device_trackingAccess_allowed: 'tracking access allowed', device_trackingAccess_denied: 'tracking access denied',
  device_speechAccess_ask: 'speech access is asked for', device_speechAccess_allowed: 'speech access allowed', device_speechAccess_denied: 'speech access denied',
  device_mediaAccess_ask: 'media access is asked for', device_mediaAccess_allowed: 'media access allowed', device_mediaAccess_denied: 'media access denied',
  did_system_memoryWarning: 'receives a memory warning', did_system_openURL: 'receives the URL {url}', did_system_notification: 'receives the notification “{title}”',
  device_location: 'location {latitude}, {longitude}', device_timeZone: 'time zone {zone}', device_clock: 'clock on time', device_clockAhead: 'clock {time} ahead', device_clockBehind: 'clock {time} behind',
}

/** The same texts in Portuguese. */
export const portuguese = {
  did_device: 'muda o aparelho: {device}', device_phone: 'iPhone', device_small: 'iPhone pequeno', device_landscape: 'paisagem',
  device_light: 'claro', device_dark: 'escuro', device_leftToRight: 'da esquerda para a direita', device_rightToLeft: 'da direita para a esquerda',
  device_motion_full: 'movimento completo', device_motion_reduced: 'movimento reduzido', device_textSize: 'tamanho do texto {size}', device_language: 'idioma {language}',
  device_exceptions_logged: 'exceções são registradas', device_exceptions_fatal: 'exceções encerram o app',
  device_contrast_normal: 'contraste normal', device_contrast_increased: 'contraste aumentado',
  device_textWeight_regular: 'texto normal', device_textWeight_bold: 'texto em negrito',
  device_transparency_full: 'transparência completa', device_transparency_reduced: 'transparência reduzida',
  device_power_normal: 'energia normal', device_power_low: 'modo pouca energia',
  device_app_foreground: 'app em primeiro plano', device_app_background: 'app em segundo plano',
  device_locationAccess_ask: 'acesso à localização é perguntado', device_locationAccess_allowed: 'acesso à localização permitido', device_locationAccess_denied: 'acesso à localização negado',
  device_notificationAccess_ask: 'notificações são perguntadas', device_notificationAccess_allowed: 'notificações permitidas', device_notificationAccess_denied: 'notificações negadas',
  device_cameraAccess_ask: 'acesso à câmera é perguntado', device_cameraAccess_allowed: 'acesso à câmera permitido', device_cameraAccess_denied: 'acesso à câmera negado',
  device_microphoneAccess_ask: 'acesso ao microfone é perguntado', device_microphoneAccess_allowed: 'acesso ao microfone permitido', device_microphoneAccess_denied: 'acesso ao microfone negado',
  device_photoAccess_ask: 'acesso às fotos é perguntado', device_photoAccess_allowed: 'acesso às fotos permitido', device_photoAccess_denied: 'acesso às fotos negado',
  device_contactAccess_ask: 'acesso aos contatos é perguntado', device_contactAccess_allowed: 'acesso aos contatos permitido', device_contactAccess_denied: 'acesso aos contatos negado',
  device_calendarAccess_ask: 'acesso ao calendário é perguntado', device_calendarAccess_allowed: 'acesso ao calendário permitido', device_calendarAccess_denied: 'acesso ao calendário negado',
  device_reminderAccess_ask: 'acesso aos lembretes é perguntado', device_reminderAccess_allowed: 'acesso aos lembretes permitido', device_reminderAccess_denied: 'acesso aos lembretes negado',
  device_trackingAccess_ask: 'acesso ao rastreamento é perguntado', device_trackingAccess_allowed: 'acesso ao rastreamento permitido', device_trackingAccess_denied: 'acesso ao rastreamento negado',
  device_speechAccess_ask: 'acesso ao reconhecimento de fala é perguntado', device_speechAccess_allowed: 'acesso ao reconhecimento de fala permitido', device_speechAccess_denied: 'acesso ao reconhecimento de fala negado',
  device_mediaAccess_ask: 'acesso à biblioteca de mídia é perguntado', device_mediaAccess_allowed: 'acesso à biblioteca de mídia permitido', device_mediaAccess_denied: 'acesso à biblioteca de mídia negado',
  did_system_memoryWarning: 'recebe um aviso de memória', did_system_openURL: 'recebe a URL {url}', did_system_notification: 'recebe a notificação “{title}”',
  device_location: 'localização {latitude}, {longitude}', device_timeZone: 'fuso horário {zone}', device_clock: 'relógio certo', device_clockAhead: 'relógio {time} adiantado', device_clockBehind: 'relógio {time} atrasado',
}

/** The names of languages, each in the language itself. */
export const languages = {
  en: 'English', 'pt-BR': 'Português (Brasil)', es: 'Español', fr: 'Français', de: 'Deutsch', it: 'Italiano', ar: 'العربية', he: 'עברית', ja: '日本語',
}
const sizes = { xSmall: 'XS', small: 'S', medium: 'M', large: 'L', xLarge: 'XL', xxLarge: 'XXL', xxxLarge: 'XXXL' }

/** Returns the name of a text size in the tools of the device. @param {string} value */
export function sizeName(value) { return sizes[value] ?? value.replace('accessibility', 'AX') }

/**
 * Returns the key for the name of a known screen.
 *
 * @param {Pick<Extract<PageInput, { type: 'device' }>, 'width'|'height'|'safeArea'>} screen
 */
export function screenWord({ width, height, safeArea: { top, left, bottom, right } = {} }) {
  return `device_${[width, height, top, left, bottom, right].map((length) => length ?? 0).join('_')}`
}

/** @param {number} offset  of the clock, in seconds */
const clockWord = (offset) => (offset ? offset > 0 ? 'device_clockAhead' : 'device_clockBehind' : 'device_clock')

/** Returns a duration, such as `1 d 2 h`. @param {number} seconds */
function duration(seconds) {
  const parts = { d: Math.floor(seconds / 86_400), h: Math.floor(seconds / 3_600) % 24, min: Math.floor(seconds / 60) % 60, s: seconds % 60 }
  return Object.entries(parts).filter(([, count]) => count).map(([unit, count]) => `${count} ${unit}`).join(' ')
}

/**
 * Returns a change of the device, such as `landscape, dark, text size AX3`.
 *
 * @param {Partial<Extract<PageInput, { type: 'device' }>>} change  @param {Words['t']} t  @param {Words['has']} has
 */
export function deviceChangeWords(change, t, has) {
  const { size, width, height, textSize, appearance, direction, language, location, timeZone, clockOffset } = change
  const known = width ? screenWord(change) : `device_${size}`
  const screen = width && !has(known) ? `${width} × ${height}` : (width || size) && t(known)
  return [
    screen, ...[appearance, direction].map((value) => value && t(`device_${value}`)),
    ...Object.entries(change).map(([name, value]) => has(`device_${name}_${value}`) && t(`device_${name}_${value}`)),
    textSize && t('device_textSize', { size: sizeName(textSize) }), language && t('device_language', { language: languages[language] ?? language }),
    location && t('device_location', location), timeZone && t('device_timeZone', { zone: timeZone }),
    clockOffset !== undefined && t(clockWord(clockOffset), { time: duration(Math.abs(clockOffset)) }),
  ].filter(Boolean).join(', ')
}
