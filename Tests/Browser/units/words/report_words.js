import { portuguese } from '/js/words/portuguese.js'
import { ReportWords } from '/js/words/report_words.js'
import { englishSide } from '/js/words/side_words.js'
import { Words } from '/js/words/words.js'
import { equal, test } from '/units/unit.js'

async function reports(language) {
  const words = new Words()
  words.add(englishSide)
  const reports = new ReportWords(words)
  await words.use(language)
  return reports
}

test('views are named in both languages, with what is typed and the text in quotes as they are', async () => {
  const lines = ['button "Retry"', 'button "Button \\"on\\"", disabled', 'textfield "Name, kind", holds "on, off"', '"Home"', 'image', 'slider "Size", at 40 %']
  const [english, translated] = await Promise.all(['en', 'pt-BR'].map(reports))
  equal(lines.map((line) => english.view(line)),
    ['button "Retry"', 'button "Button \\"on\\"", disabled', 'text field "Name, kind", holds "on, off"', '"Home"', 'image', 'slider "Size", at 40 %'])
  equal(lines.map((line) => translated.view(line)),
    ['botão "Retry"', 'botão "Button \\"on\\"", desativado', 'campo de texto "Name, kind", contém "on, off"', '"Home"', 'imagem', 'controle deslizante "Size", em 40 %'])
  equal(translated.targets('none of button "Retry button", dialog'), 'none of botão "Retry button", dialog')
})

test('states and requests have the words of the timeline', async () => {
  const [english, translated] = await Promise.all(['en', 'pt-BR'].map(reports))
  equal([english, translated].map((one) => one.state('error remoteScreen · networkError')), ['error: remote screen · network error', 'erro: tela remota · erro de rede'])
  equal([english, translated].map((one) => one.state('started')), ['started', portuguese.started])
  equal(['GET /bikes: 500', 'GET /x: pending', 'GET /x: timeout'].map((line) => translated.request(line)), ['GET /bikes: 500', 'GET /x: em andamento', 'GET /x: tempo esgotado'])
})

test('what changed is in Portuguese, but for what the app says', async () => {
  const translated = await reports('pt-BR')
  const lines = [
    ['screen', '  spinner v12', '  indicador de carregamento v12'], ['screen', 'stack v25', 'pilha v25'], ['screen', 'blur "Error" v23', 'desfoque "Error" v23'], ['screen', 'button "none" v3', 'botão "none" v3'],
    ['screen', 'text of label v23 "a" → none', 'texto de texto v23 "a" → nenhum'],
    ['look', 'blur v23 covers true → none, style.opacity none → "none"', 'desfoque v23 covers true → nenhum, style.opacity nenhum → "none"'],
    ['look', 'place of view v2 in v1 → in nothing', 'lugar de elemento v2 em v1 → em nada'], ['look', 'order in view v1 v2 v3 → v3 v2', 'ordem em elemento v1 v2 v3 → v3 v2'],
    ['states', 'error Home /home, remoteScreen networkError, "It failed", retry r4, attempt 2', 'erro Home /home, tela remota erro de rede, "It failed", nova tentativa r4, tentativa 2'],
    ['states', 'started no controller /home', 'iniciou sem controlador /home'],
    ['requests', 'q3 GET http://x/home done 200 512 bytes for screen', 'q3 GET http://x/home concluída 200 512 bytes para tela'],
    ['retries', 'r1 remoteScreen /home attempt 1', 'r1 tela remota /home tentativa 1'], ['faults', 'f1 /home status 500 used 1 of 2', 'f1 /home status 500 usada 1 de 2'],
    ['navigation', 'sheet Nav: /home > /bikes', 'folha Nav: /home > /bikes'], ['navigation', 'alert "Really?"', 'alerta "Really?"'],
    ['log', 'warning: words of the app', 'aviso: words of the app'], ['log', 'words of the app', 'words of the app'], ['sent', 'q1 GET http://x/ headers abc no body', 'q1 GET http://x/ headers abc no body'],
  ]
  for (const [subject, line, wanted] of lines) equal(translated.change(line, subject), wanted, line)
  equal(translated.remark('and 12 more lines'), 'e mais 12 linhas')
  const english = await reports('en')
  for (const [subject, line] of lines) equal(english.change(line, subject), line)
})

test('every kind of view that the server draws has a name', async () => {
  const kinds = ['window', 'view', 'label', 'button', 'image', 'stack', 'scroll', 'textfield', 'textview', 'spinner', 'blur', 'navigationbar', 'alert', 'webview',
    'placeholder', 'toggle', 'slider', 'tabbar', 'tabs', 'pages', 'slides', 'pagecontrol', 'refresh', 'form']
  const translated = await reports('pt-BR')
  equal(kinds.filter((kind) => !translated.words.has(`role_${kind}`)), [])
})
