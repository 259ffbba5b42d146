import Foundation
import Recordings
package import Sessions
import Wire

/// A playback as steps to reproduce, in plain words on a Markdown page.
///
/// Texts typed into fields that hide them are left out.
package struct StepsPage {
    private let playback: Playback
    private let secrets: SecretPolicy
    private let language: ExportLanguage
    /// The secrets that the page replaces, and the names of values that look like secrets and are kept.
    package let findings: SecretFindings

    /// Creates the page of a playback, without its secrets, in a language.
    package init(_ course: Playback, without secrets: SecretPolicy = .standard, language: ExportLanguage = .english) {
        self.playback = course
        self.secrets = secrets
        self.language = language
        findings = SecretFindings(in: course, without: secrets, addresses: .hidden)
    }

    private func localized(en english: String, pt portuguese: String) -> String {
        language.text(en: english, pt: portuguese)
    }

    /// The Markdown text.
    package var text: String {
        let text = lines.joined(separator: "\n") + "\n"
        return secrets.hidingAddressSecrets(in: text)?.text ?? text
    }

    private var lines: [String] {
        var lines = ["# \(localized(en: "Steps to reproduce", pt: "Passos para reproduzir")): \(title)", ""]
        lines += facts.map { "* \($0.0): \($0.1)" }
        let script = playback.configuration.faults
        if !script.rules.isEmpty {
            let head = localized(en: "Fault rules, from the start", pt: "Regras de falha, desde o início")
            lines += ["", "## \(head)", ""] + Markdown.block(script.text)
        }
        lines += ["", "## \(localized(en: "Steps", pt: "Passos"))", ""] + steps
        lines += ["", "## \(localized(en: "At the end", pt: "No fim"))", ""] + end
        lines += playback.notesBeyond.flatMap { note in
            [""]
                + Markdown.quote(
                    note.text, after: localized(en: "Note on step \(note.step):", pt: "Nota no passo \(note.step):"))
        }
        return lines
    }

    private var title: String {
        let configuration = playback.configuration
        let screen =
            configuration.screen
            ?? (configuration.screenJSON == nil
                ? localized(en: "the app’s first screen", pt: "a primeira tela do app")
                : localized(en: "a document", pt: "um documento"))
        return Markdown.plain(screen)
    }

    private var facts: [(String, String)] {
        let (header, configuration) = (playback.header, playback.configuration)
        let device = DeviceChange(to: configuration.device).words(in: language)
        let length = playback.steps.last?.time ?? .zero
        let backend =
            configuration.isOwnBackend
            ? localized(en: "the app’s own sample", pt: "o exemplo do próprio app") : configuration.bff?.absoluteString
        let app = Markdown.code(playback.app?.name ?? header.app)
        let facts: [(String, String?)] = [
            ("App", app + (configuration.app.map { localized(en: " of ", pt: " de ") + Markdown.code($0) } ?? "")),
            ("Kennel", Markdown.plain(header.product)), ("Backend (BFF)", backend.map(Markdown.plain)),
            (localized(en: "Controller", pt: "Controlador"), configuration.controller.map(Markdown.code)),
            (localized(en: "JSON decoding", pt: "Decodificação do JSON"), configuration.decoding?.rawValue),
            (localized(en: "Device", pt: "Aparelho"), device),
            (
                localized(en: "Recorded", pt: "Gravado"),
                "\(Self.date(playback.timeOfDay(at: 0, .zero))), "
                    + localized(
                        en: "\(playback.count) steps in \(Self.span(length))",
                        pt: "\(playback.count) passos em \(Self.span(length))")
            ),
            (localized(en: "Secrets", pt: "Segredos"), findings.text(in: language).map(Markdown.escaped)),
            (
                localized(en: "Differs", pt: "Difere"),
                playback.firstDifference.map {
                    localized(
                        en: "from step \($0) on it differs from the recording",
                        pt: "a partir do passo \($0) difere da gravação")
                }
            ),
        ]
        return facts.compactMap { name, value in value.map { (name, $0) } }
    }

    private var steps: [String] {
        var end = Duration.zero
        return playback.acts.enumerated().flatMap { index, act -> [String] in
            let number = "\(index + 1). "
            let indent = String(repeating: " ", count: number.utf8.count)
            let (sentence, below) = Instruction(act.first, in: playback, language: language).words
            let wait = act.first.time - end
            end = act.end
            let time = Self.span(wait)
            let after =
                wait >= .milliseconds(100) && index > 0 ? localized(en: "After \(time): ", pt: "Após \(time): ") : ""
            return [number + after + sentence] + below.map { $0.isEmpty ? "" : indent + $0 }
                + Consequences(of: act, in: playback, language: language).lines.map { indent + "* " + $0 }
                + act.steps.flatMap(expectations(at:)).map { indent + "* " + $0 }
                + playback.notes(on: act).flatMap {
                    [""] + Markdown.quote($0, after: localized(en: "Note:", pt: "Nota:"), indent: indent) + [""]
                }
        }
    }

    /// Returns a sentence for each expectation of a step.
    private func expectations(at step: Playback.Step) -> [String] {
        playback.annotations.expectations(at: step.number).map { expectation in
            let text = Markdown.plain(expectation.text)
            let sentence =
                switch expectation.condition {
                case .shows: localized(en: "The screen shows “\(text)”.", pt: "A tela mostra “\(text)”.")
                case .hides: localized(en: "The screen does not show “\(text)”.", pt: "A tela não mostra “\(text)”.")
                }
            return "**\(localized(en: "Expected:", pt: "Esperado:"))** \(sentence)"
        }
    }

    private var end: [String] {
        if let crash = playback.crash {
            return [
                localized(en: "The app crashes in replay", pt: "O app trava na repetição")
                    + ": \(Markdown.plain(crash.headline))", "",
            ] + Markdown.block(crash.text)
        }
        guard let last = playback.steps.last else {
            return [localized(en: "Nothing could be replayed.", pt: "Nada pôde ser repetido.")]
        }
        let waiting = playback.requests.filter { $0.report.ending == nil }.map { request in
            "* \(localized(en: "Pending", pt: "Em andamento")): \(Markdown.code("\(request.report.method) \(playback.short(request.report.url))"))"
        }
        let stacks = last.navigation.stacks.map { stack in
            let screens = stack.screens.map { $0.url ?? $0.id ?? $0.title ?? $0.type }
            return "* \(Markdown.code(stack.controller)): \(screens.map(Markdown.code).joined(separator: " › "))"
        }
        return [
            "* " + localized(en: "The screen shows: ", pt: "Na tela: ") + Consequences.screen(last.sight, in: language)
        ]
            + stacks + waiting
    }

    /// Returns a date such as `2026-11-23 15:04:05 UTC`.
    private static func date(_ milliseconds: Int64) -> String {
        let style = Date.ISO8601FormatStyle(dateSeparator: .dash, dateTimeSeparator: .space, timeZone: .gmt)
        let date = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
        return date.formatted(style).replacingOccurrences(of: "Z", with: "") + " UTC"
    }

    /// Returns a duration such as `38 ms`, `3.2 s` or `12 min`.
    static func span(_ time: Duration) -> String {
        let milliseconds = time.wholeMilliseconds
        return switch milliseconds {
        case ..<1_000: "\(milliseconds) ms"
        case ..<120_000: "\(milliseconds / 1_000).\(milliseconds % 1_000 / 100) s"
        default: "\(milliseconds / 60_000) min"
        }
    }
}
