export const english = {
  paletteHint: 'Screens, steps, requests, commands…', paletteResults: 'Found', paletteNone: 'Nothing matches.',
  paletteCount: '{count} found', kind_command: 'Command', kind_screen: 'Screen', kind_controller: 'Controller', kind_app: 'App',
  kind_session: 'Session', kind_step: 'Step', kind_state: 'State', kind_request: 'Request', kind_text: 'On the screen', kind_panel: 'Panel',
  pressRetry: 'Press Retry', stepBack: 'One step back', stepForward: 'One step forward', inputBack: 'To what was done before',
  inputForward: 'To what was done after', backToNow: 'Back to now', findStep: 'Filter the timeline', thisDevice: 'the device',
}

export const portuguese = {
  paletteHint: 'Telas, passos, requisições, comandos…', paletteResults: 'Encontrados', paletteNone: 'Nada corresponde.',
  paletteCount: '{count} encontrados', kind_command: 'Comando', kind_screen: 'Tela', kind_controller: 'Controlador', kind_app: 'App',
  kind_session: 'Sessão', kind_step: 'Passo', kind_state: 'Estado', kind_request: 'Requisição', kind_text: 'Na tela', kind_panel: 'Painel',
  pressRetry: 'Apertar Retry', stepBack: 'Um passo para trás', stepForward: 'Um passo para a frente', inputBack: 'Ao que se fez antes',
  inputForward: 'Ao que se fez depois', backToNow: 'Voltar ao agora', findStep: 'Filtrar a linha do tempo', thisDevice: 'o aparelho',
}
