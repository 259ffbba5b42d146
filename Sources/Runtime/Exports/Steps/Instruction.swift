import Foundation
import Wire

/// An instruction that tells a reader how to repeat a user's action.
struct Instruction {
    private let step: Playback.Step
    private let playback: Playback
    private let language: ExportLanguage

    init(_ step: Playback.Step, in course: Playback, language: ExportLanguage) {
        self.step = step
        self.playback = course
        self.language = language
    }

    /// The sentence of the instruction, and further lines below it.
    var words: (sentence: String, below: [String]) { words(for: step.input) }

    private func words(for input: SessionInput) -> (sentence: String, below: [String]) {
        switch input {
        case .opened(let configuration): return opening(configuration)
        case .tap: return (localized(en: "Press \(name).", pt: "Aperte \(name)."), [])
        case .gesture(_, let gesture): return (sentence(for: gesture), [])
        case .text(_, let text, _): return (typing(text), [])
        case .focus: return (localized(en: "Focus \(name).", pt: "Dê o foco a \(name)."), [])
        case .blur: return (localized(en: "Blur \(name).", pt: "Tire o foco de \(name)."), [])
        case .returnKey: return (localized(en: "Press return in \(name).", pt: "Aperte return em \(name)."), [])
        case .scroll: return (localized(en: "Scroll.", pt: "Role a tela."), [])
        case .scrollEnd: return (localized(en: "Scroll to the end.", pt: "Role até o fim."), [])
        case .slide(_, let part, _):
            let percent = Int((part * 100).rounded())
            let sentence = localized(
                en: "Move the slider \(name) to \(percent) %.",
                pt: "Mova o controle deslizante \(name) até \(percent) %.")
            return (sentence, [])
        case .page(_, let index):
            return (localized(en: "Turn to page \(index + 1).", pt: "Vá para a página \(index + 1)."), [])
        case .tab(_, let index):
            return (localized(en: "Select tab \(index + 1).", pt: "Selecione a aba \(index + 1)."), [])
        case .pull: return (localized(en: "Pull down to refresh.", pt: "Puxe para baixo para atualizar."), [])
        case .alert(_, let button): return (answering(button), [])
        case .back: return (localized(en: "Go back.", pt: "Volte."), [])
        case .swipe(.back): return (localized(en: "Swipe back from the edge.", pt: "Deslize da borda para voltar."), [])
        case .swipe(.down): return (localized(en: "Drag the sheet down.", pt: "Arraste a folha para baixo."), [])
        case .row(_, let drag): return (sentence(for: drag), [])
        case .device(let change):
            return (localized(en: "Change the device", pt: "Mude o aparelho") + ": \(change.words(in: language)).", [])
        case .system(let event): return (sentence(for: event), [])
        case .retry(let id):
            let sentence = localized(
                en: "Run retry \(id) from the list of pending retries.",
                pt: "Execute a nova tentativa \(id) da lista de pendentes.")
            return (sentence, [])
        case .document(let document):
            let sentence = localized(
                en: "Replace the screen with this document:", pt: "Troque a tela por este documento:")
            return (sentence, Markdown.block(document.text, language: "json"))
        case .faults(let script):
            if script.rules.isEmpty {
                return (localized(en: "Clear the fault rules.", pt: "Limpe as regras de falha."), [])
            }
            let sentence = localized(en: "Set these fault rules:", pt: "Defina estas regras de falha:")
            return (sentence, Markdown.block(script.text))
        case .held(let id, let decision): return (sentence(about: id, decision), [])
        case .resumed(let pause): return ("(\(sentence(for: pause)).)", [])
        case .crashed(let crash):
            let other = words(for: crash.input)
            let crashes = localized(en: "The app crashes", pt: "O app trava")
            return ("\(other.sentence) **\(crashes)**: \(Markdown.plain(crash.report.sentence))", other.below)
        case .response, .failure, .read, .timer, .notes, .control:
            let label = Markdown.plain(step.label)
            return ("(\(label.prefix(1).uppercased() + label.dropFirst()).)", [])
        }
    }

    /// Returns the text in the page's language.
    func localized(en english: String, pt portuguese: String) -> String { language.text(en: english, pt: portuguese) }

    private func sentence(for event: SystemEvent) -> String {
        switch event {
        case .memoryWarning:
            return localized(en: "Simulate a memory warning.", pt: "Simule um aviso de memória.")
        case .openURL(let url):
            let address = Markdown.code(url.absoluteString)
            return localized(en: "Open the URL \(address) in the app.", pt: "Abra a URL \(address) no app.")
        case .notification(let payload):
            let code = Markdown.code(payload)
            return localized(
                en: "Send the app a push notification: \(code).", pt: "Envie ao app uma notificação push: \(code).")
        }
    }

    private func typing(_ text: String) -> String {
        if step.hidesText {
            return localized(
                en: "Type a text into \(name), which hides it.", pt: "Digite um texto em \(name), que o oculta.")
        }
        if text.isEmpty { return localized(en: "Clear \(name).", pt: "Limpe \(name).") }
        return localized(
            en: "Type \(Markdown.code(text)) into \(name).", pt: "Digite \(Markdown.code(text)) em \(name).")
    }

    private func answering(_ button: Int) -> String {
        if case .text(let title)? = step.target {
            let title = Markdown.quoted(title)
            return localized(en: "Press \(title) in the alert.", pt: "Aperte \(title) no alerta.")
        }
        return localized(en: "Press button \(button + 1) of the alert.", pt: "Aperte o botão \(button + 1) do alerta.")
    }

    private func opening(_ configuration: SessionConfiguration) -> (sentence: String, below: [String]) {
        let controller =
            configuration.controller.map(Markdown.code).map {
                localized(en: " with the controller \($0)", pt: " com o controlador \($0)")
            } ?? ""
        if let text = configuration.screenJSON {
            let sentence = localized(en: "Open this document\(controller):", pt: "Abra este documento\(controller):")
            return (sentence, Markdown.block(text, language: "json"))
        }
        if let screen = configuration.screen.map(Markdown.code) {
            return (
                localized(en: "Open the app at \(screen)\(controller).", pt: "Abra o app em \(screen)\(controller)."),
                []
            )
        }
        return (localized(en: "Open the app\(controller).", pt: "Abra o app\(controller)."), [])
    }

    private func sentence(about id: RequestID, _ decision: HeldDecision) -> String {
        let request = playback.requests.last { $0.report.id == id }
        let name = request.map { Markdown.code("\($0.report.method) \(playback.short($0.report.url))") } ?? "\(id)"
        switch decision {
        case .drop:
            return localized(
                en: "Never respond to the paused \(name), so that it times out.",
                pt: "Nunca responda à requisição pausada \(name), para que seu tempo se esgote.")
        case .fail:
            return localized(en: "Fail the paused \(name).", pt: "Faça falhar a requisição pausada \(name).")
        case .release(let edit):
            if edit.isEmpty {
                return localized(en: "Continue the paused \(name).", pt: "Continue a requisição pausada \(name).")
            }
            let words = Markdown.plain(changes(edit))
            return localized(
                en: "Continue the paused \(name), edited: \(words).",
                pt: "Continue a requisição pausada \(name), editada: \(words).")
        }
    }

    private func changes(_ edit: HeldEdit) -> String {
        let changes = [
            edit.method.map { localized(en: "method \($0)", pt: "método \($0)") },
            edit.url.map { "URL \($0.absoluteString)" }, edit.status.map { "status \($0)" },
            edit.headers.map { _ in localized(en: "other headers", pt: "outros cabeçalhos") },
            edit.body.map { localized(en: "a body of \($0.count) bytes", pt: "um corpo de \($0.count) bytes") },
        ]
        return changes.compactMap(\.self).joined(separator: ", ")
    }

    /// The user's name for the view of the action: its text, or the name in the log.
    var name: String {
        switch step.target {
        case .text(let text)?, .field(let text)?: return Markdown.quoted(text)
        case .front?, nil: break
        }
        if let quote = step.label.firstIndex(of: "\"") {
            let words = step.label[quote...].dropFirst().prefix { $0 != "\"" }
            if !words.isEmpty { return Markdown.quoted(String(words)) }
        }
        guard let view = step.input.view.map({ Markdown.code($0.description) }) else {
            return localized(en: "it", pt: "o elemento")
        }
        return localized(en: "the view \(view)", pt: "o elemento \(view)")
    }
}

extension Playback {
    /// Returns a URL without the origin of the session's backend.
    func short(_ url: String) -> String {
        guard let url = URL(string: url), let backend = configuration.bff, url.host == backend.host,
            url.port == backend.port
        else { return url }
        let path = url.path(percentEncoded: true)
        return (path.isEmpty ? "/" : path) + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
    }
}
