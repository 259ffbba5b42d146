import Foundation
import Recording
import Wire

/// A course as steps that somebody else can follow, in plain words, as a Markdown page.
///
/// What was typed into a field that hides it is not in the page.
package struct StepsPage {
    private let course: Course

    /// Tells of a course.
    package init(_ course: Course) {
        self.course = course
    }

    /// The page.
    package var text: String {
        var lines = ["# Steps to reproduce: \(title)", ""]
        lines += facts.map { "* \($0.0): \($0.1)" }
        let script = course.configuration.faults
        if !script.rules.isEmpty {
            lines += ["", "## What goes wrong on purpose, from the start", ""] + Markdown.block(script.text)
        }
        lines += ["", "## Steps", ""] + steps
        lines += ["", "## At the end", ""] + end
        lines += course.notesBeyond.flatMap { [""] + Markdown.quote($0.text, after: "Note on input \($0.step):") }
        return lines.joined(separator: "\n") + "\n"
    }

    private var title: String {
        let configuration = course.configuration
        let screen = configuration.screen ?? (configuration.screenJSON == nil ? "the app’s first screen" : "a document")
        return Markdown.plain(screen)
    }

    private var facts: [(String, String)] {
        let (header, configuration) = (course.header, course.configuration)
        let device = DeviceChange(to: configuration.device).words
        let length = course.steps.last?.time ?? .zero
        let backend = configuration.isOwnBackend ? "the app’s own sample" : configuration.bff?.absoluteString
        let app = Markdown.code(course.app?.name ?? header.app)
        let facts: [(String, String?)] = [
            ("App", app + (configuration.app.map { " of \(Markdown.code($0))" } ?? "")),
            ("Kennel", header.product), ("Backend", backend.map(Markdown.plain)),
            ("Controller", configuration.controller.map(Markdown.code)),
            ("Decoding", configuration.decoding?.rawValue), ("Device", device),
            (
                "Recorded",
                "\(Self.date(course.timeOfDay(at: 0, .zero))), \(course.count) inputs in \(Self.span(length))"
            ),
            ("Differs", course.firstDifference.map { "from input \($0) on it comes to something else than then" }),
        ]
        return facts.compactMap { name, value in value.map { (name, $0) } }
    }

    private var steps: [String] {
        var end = Duration.zero
        return course.acts.enumerated().flatMap { index, act -> [String] in
            let number = "\(index + 1). "
            let indent = String(repeating: " ", count: number.utf8.count)
            let (sentence, below) = Instruction(act.first, in: course).words
            let wait = act.first.time - end
            end = act.end
            let after = wait >= .milliseconds(100) && index > 0 ? "After \(Self.span(wait)): " : ""
            return [number + after + sentence] + below.map { $0.isEmpty ? "" : indent + $0 }
                + Consequences(of: act, in: course).lines.map { indent + "* " + $0 }
                + course.notes(on: act).flatMap { [""] + Markdown.quote($0, after: "Note:", indent: indent) + [""] }
        }
    }

    private var end: [String] {
        if let crash = course.crash {
            return [
                "The app crashes as this is played: \(Markdown.plain(crash.headline))", "",
            ] + Markdown.block(crash.text)
        }
        guard let last = course.steps.last else { return ["Nothing could be played."] }
        let waiting = course.requests.filter { $0.report.ending == nil }.map { request in
            "* Still under way: \(Markdown.code("\(request.report.method) \(course.short(request.report.url))"))"
        }
        let stacks = last.navigation.stacks.map { stack in
            let screens = stack.screens.map { $0.url ?? $0.id ?? $0.title ?? $0.type }
            return "* \(Markdown.code(stack.controller)): \(screens.map(Markdown.code).joined(separator: " › "))"
        }
        return ["* The screen reads: \(Consequences.screen(last.sight))"] + stacks + waiting
    }

    /// `23 Nov 2026, 15:04:05 UTC`.
    private static func date(_ milliseconds: Int64) -> String {
        let style = Date.ISO8601FormatStyle(dateSeparator: .dash, dateTimeSeparator: .space, timeZone: .gmt)
        let date = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
        return date.formatted(style).replacingOccurrences(of: "Z", with: "") + " UTC"
    }

    /// `38 ms`, `3.2 s`, `12 min`.
    static func span(_ time: Duration) -> String {
        let milliseconds = time.wholeMilliseconds
        return switch milliseconds {
        case ..<1_000: "\(milliseconds) ms"
        case ..<120_000: "\(milliseconds / 1_000).\(milliseconds % 1_000 / 100) s"
        default: "\(milliseconds / 60_000) min"
        }
    }
}
