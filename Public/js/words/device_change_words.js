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
  did_system_memoryWarning: 'receives a memory warning', did_system_openURL: 'receives the URL {url}', did_system_notification: 'receives the notification “{title}”',
  device_location: 'location {latitude}, {longitude}',
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
  did_system_memoryWarning: 'recebe um aviso de memória', did_system_openURL: 'recebe a URL {url}', did_system_notification: 'recebe a notificação “{title}”',
  device_location: 'localização {latitude}, {longitude}',
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

/**
 * Returns a change of the device, such as `landscape, dark, text size AX3`.
 *
 * @param {Partial<Extract<PageInput, { type: 'device' }>>} change  @param {Words['t']} t  @param {Words['has']} has
 */
export function deviceChangeWords(change, t, has) {
  const { size, width, height, textSize, appearance, direction, language, location } = change
  const known = width ? screenWord(change) : `device_${size}`
  const screen = width && !has(known) ? `${width} × ${height}` : (width || size) && t(known)
  return [
    screen, ...[appearance, direction].map((value) => value && t(`device_${value}`)),
    ...Object.entries(change).map(([name, value]) => has(`device_${name}_${value}`) && t(`device_${name}_${value}`)),
    textSize && t('device_textSize', { size: sizeName(textSize) }), language && t('device_language', { language: languages[language] ?? language }),
    location && t('device_location', location),
  ].filter(Boolean).join(', ')
}
