/** The texts about a crashed app. */
export const english = {
  appCrashed: 'The app crashed', crashedBy: 'Step {input}: {label}',
  crashedAfter: 'Step {press}: {pressed}, then step {input}: {label}',
  crashedRebuilding: 'While {recorded} recorded steps were replayed, it crashed at step {input}: {label}',
  crashStands: 'The screen shows the state before the crash. Timers and requests are stopped.',
  crashFrames: 'Stack trace', crashOther: 'and {count} frames of Kennel, Swift and the system',
  crashNowhere: 'No stack trace is available.',
  goOnAgain: 'Try again', goOnBefore: 'Continue from before the crash', saveRecording: 'Save recording',
  copyReport: 'Copy report', crashedOnceMore: 'It crashed again.', crashViewOnly: 'Only the user in control can continue.',
  screenBefore: 'Show the screen before',
}
export const portuguese = {
  appCrashed: 'O app travou', crashedBy: 'Passo {input}: {label}',
  crashedAfter: 'Passo {press}: {pressed}, depois passo {input}: {label}',
  crashedRebuilding: 'Ao repetir {recorded} passos gravados, travou no passo {input}: {label}',
  crashStands: 'A tela mostra o estado anterior ao travamento. Timers e requisições estão parados.',
  crashFrames: 'Pilha de chamadas', crashOther: 'e {count} chamadas do Kennel, do Swift e do sistema',
  crashNowhere: 'Não há pilha de chamadas.',
  goOnAgain: 'Tentar de novo', goOnBefore: 'Continuar de antes do travamento', saveRecording: 'Salvar gravação',
  copyReport: 'Copiar relatório', crashedOnceMore: 'Travou de novo.', crashViewOnly: 'Só quem tem o controle pode continuar.',
  screenBefore: 'Mostrar a tela de antes',
}
