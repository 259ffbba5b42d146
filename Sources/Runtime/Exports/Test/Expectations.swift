import Recordings
import Wire

/// The expectations that a test checks after an action and its effects: states, alerts, navigation stacks, and texts
/// that appeared or disappeared.
struct Expectations {
    private let userStep: UserStep

    /// The maximum number of texts that are expected to appear, and to disappear; the first ones in reading order are
    /// used.
    private static let mostNews = 6
    private static let mostGone = 2
    /// The maximum length of an expected text, in characters. Longer texts are probably data.
    private static let longestText = 80

    init(after act: UserStep) {
        self.userStep = act
    }

    var lines: [String] {
        var lines: [String] = []
        let states = userStep.states.map(\.state.name.rawValue)
        if !states.isEmpty {
            lines.append(
                "#expect(await session.stateNames().suffix(\(states.count)).elementsEqual(\(SwiftText.list(states))))")
        }
        if let failure = userStep.states.last(where: { $0.failure != nil })?.failure {
            let reason = failure.account.reason.map { "?.reason == \"\($0.rawValue)\"" }
            let kind = "?.errorKind == \"\(failure.account.kind.rawValue)\""
            lines.append("#expect(await session.states().last { $0.state == \"error\" }\(reason ?? kind))")
        }
        let (navigation, earlier) = (userStep.last.navigation, userStep.earlier)
        if Self.stacks(navigation) != Self.stacks(earlier) {
            lines.append("#expect(await session.stacks() == \(SwiftText.list(Self.stacks(navigation))))")
        }
        if Self.alerts(navigation) != Self.alerts(earlier) {
            lines.append("#expect(await session.alerts() == \(SwiftText.list(Self.alerts(navigation))))")
        }
        for text in chosen(from: userStep.news, atMost: Self.mostNews) {
            lines.append("#expect(await session.shows(\(SwiftText.literal(text))))")
        }
        for text in chosen(from: userStep.gone, atMost: Self.mostGone) {
            lines.append("#expect(await !session.shows(\(SwiftText.literal(text))))")
        }
        return lines
    }

    private func chosen(from texts: [String], atMost most: Int) -> ArraySlice<String> {
        texts.filter { $0.count <= Self.longestText && !$0.contains(where: \.isNewline) }.prefix(most)
    }

    private static func stacks(_ report: NavigationReport) -> [[String]] {
        report.stacks.map { $0.screens.map { $0.url ?? $0.id ?? $0.type } }
    }

    private static func alerts(_ report: NavigationReport) -> [String] {
        report.alerts.map { [$0.title, $0.message].filter { !$0.isEmpty }.joined(separator: ": ") }
    }
}
