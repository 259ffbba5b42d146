import Beagle
import HeadlessUIKit

extension TurnWork.Excess {
    /// A sentence for people about the exceeded limit, its cause, and the place in the document.
    var sentence: String {
        "\(what) What it did is taken back." + (place.map { " It was at \($0)." } ?? "")
    }

    private var what: String {
        switch bound {
        case .work: "One input asked for more work than a session may do (\(summary))."
        case .text: "One input asked for more work on texts than a session may do (\(letters) measured letters)."
        case .bytes: "One input asked for more bytes of values than a session may make (\(summary))."
        case .change: "One input changed more than a session may tell at once."
        case .snapshot: "The screen has more on it than a session may show."
        case .viewDepth: "Views stand too deep inside each other."
        case .requestsInARow: "Too many answers in a row each asked for the next one."
        case .hops: "The main queue was not empty after \(count(of: .hop) - 1) hops."
        }
    }

    private var summary: String {
        TurnWork.Deed.allCases.filter { count(of: $0) > 0 }
            .map { deed in "\(count(of: deed)) \(deed.plural)" }.joined(separator: ", ")
    }

    private var place: String? {
        let action = handler.map { handler in
            [handler.event, String(describing: handler.action)].compactMap { $0 }.joined(separator: " › ")
        }
        let parts = [view?.documentPlace, action].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: " › ")
    }
}

extension TurnWork.Deed {
    fileprivate var plural: String {
        switch self {
        case .operation: "evaluations"
        case .cell: "list cells"
        case .view: "views"
        case .action: "actions"
        case .request: "requests"
        case .hop: "hops"
        case .layout: "places of boxes"
        }
    }
}
