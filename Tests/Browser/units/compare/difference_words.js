import { DifferenceWords } from '/js/compare/difference_words.js'
import { englishSide } from '/js/words/side_words.js'
import { Words } from '/js/words/words.js'
import { equal, test } from '/units/unit.js'

const names = { left: 'ErrorKinds', right: 'Default' }

async function both() {
  return Promise.all(['en', 'pt-BR'].map(async (language) => {
    const words = new Words()
    words.add(englishSide)
    const differences = new DifferenceWords(words)
    await words.use(language)
    return differences
  }))
}

async function sentences(difference) {
  const whole = { time: 'at the opening', left: [], right: [], ...difference }
  return (await both()).map((words) => words.sentence(whole, names))
}

test('a difference of screens names the error view once, and who does not show something last', async () => {
  equal(await sentences({ subject: 'screen', left: ['button "Close"'], right: ['dialog "Error"', '"Error"', '"It failed."', 'button "Retry"', 'button "Cancel"'] }), [
    'At the opening: ErrorKinds shows button "Close", Default shows the error view "Error", "It failed.", button "Retry" and 1 more.',
    'Na abertura: ErrorKinds mostra botão "Close", Default mostra a tela de erro "Error", "It failed.", botão "Retry" e mais 1.',
  ])
  equal(await sentences({ subject: 'screen', time: 'after step 2, tap "Retry"', right: ['"Done"'] }), [
    'After step 2, tap "Retry": Default shows "Done", ErrorKinds does not.', 'Após o passo 2, toca em "Retry": Default mostra "Done", ErrorKinds não.',
  ])
  equal(await sentences({ subject: 'screen' }), [
    'At the opening: ErrorKinds and Default show the same in another order.', 'Na abertura: ErrorKinds e Default mostram o mesmo em outra ordem.',
  ])
})

test('a dialog of the app’s own stays a dialog', async () => {
  equal(await sentences({ subject: 'screen', left: ['dialog "Choose"'], right: [] }), [
    'At the opening: ErrorKinds shows dialog "Choose", Default does not.', 'Na abertura: ErrorKinds mostra diálogo "Choose", Default não.',
  ])
})

test('states, requests, steps and what is missing are told of both sides', async () => {
  equal(await sentences({ subject: 'states', left: ['started', 'error remoteScreen · networkError'], right: [] }), [
    'At the opening: ErrorKinds receives started, error: remote screen · network error, Default receives no states.',
    'Na abertura: ErrorKinds recebe iniciou, erro: tela remota · erro de rede, Default não recebe nenhum estado.',
  ])
  equal(await sentences({ subject: 'requests', left: ['GET /a: 200'], right: ['GET /a: pending'] }), [
    'At the opening: ErrorKinds requests GET /a: 200, Default requests GET /a: pending.', 'Na abertura: ErrorKinds requisita GET /a: 200, Default requisita GET /a: em andamento.',
  ])
  equal(await sentences({ subject: 'lack', right: ['nothing to press: button "Retry"; the retry of GET /a was run all the same'] }), [
    'At the opening: Default: nothing to press: button "Retry"; the retry of GET /a was run all the same.',
    'Na abertura: Default: nada a apertar: botão "Retry"; a nova tentativa de GET /a foi executada mesmo assim.',
  ])
  equal(await sentences({ subject: 'steps', time: 'after 3 steps', left: ['types "hi" into "Name"', 'swipes back'] }), [
    'After 3 steps: only ErrorKinds continues, with types "hi" into "Name", swipes back.', 'Após 3 passos: só ErrorKinds continua, com digita "hi" em "Name", desliza para voltar.',
  ])
  equal(await sentences({ subject: 'end', left: ['The app crashed'] }), ['At the opening: ErrorKinds: The app crashed.', 'Na abertura: ErrorKinds: The app crashed.'])
})
