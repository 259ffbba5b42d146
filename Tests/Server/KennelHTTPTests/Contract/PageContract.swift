import Foundation
import HeadlessUIKit
import JSON
import KennelHTTP
import Sessions
import ViewSchema
import Wire

/// The files of the page that are written from Swift values, so that each name is spelled once.
///
/// `contract.js` has the names that the page reads while it runs. `contract.d.ts` has the types with which the page is
/// checked. `tokens.css` has a part with the system colours and text styles.
enum PageContract {
    /// A file, and the content that the Swift values give it.
    struct File {
        let path: String
        let content: String
    }

    private static let note = "Written from Swift values by `scripts/contract`. Change those instead."

    /// Returns the files below the folder `Public`.
    static func files(in folder: URL) throws -> [File] {
        let tokens = try String(contentsOf: folder.appending(path: "styles/tokens.css"), encoding: .utf8)
        return [
            File(path: "js/net/contract.js", content: script), File(path: "js/net/contract.d.ts", content: types),
            File(path: "styles/tokens.css", content: try replacingTokens(in: tokens)),
        ]
    }

    // MARK: - contract.js

    private static var script: String {
        """
        // \(note)

        /** The names of the events of a stream. */
        export const eventNames = \(list(eventNames))

        /** The types of inputs that report the state of the page, and are sent without a decision of the user. */
        export const reports = \(list(InputType.ofPages.filter { $0.source == .report }.map(\.name)))

        /** The values of the settings of a device, the usual one first. */
        export const deviceSettings = {
        \(DeviceSetting.allCases.map { "  \($0.rawValue): \(list($0.values))," }.joined(separator: "\n"))
        }

        """
    }

    private static var eventNames: [String] {
        SessionEvent.Name.allCases.map(\.rawValue) + StreamEvent.allCases.map(\.rawValue)
    }

    /// Returns a JavaScript expression for a list of names, which is shorter than an array literal.
    private static func list(_ names: [String]) -> String { "'\(names.joined(separator: " "))'.split(' ')" }

    // MARK: - contract.d.ts

    private static var types: String {
        """
        // \(note)

        export declare const eventNames: EventName[]
        export declare const reports: PageInput['type'][]
        export declare const deviceSettings: Record<string, string[]>

        /** The name of an event of a stream. */
        export type EventName = \(union(eventNames))

        /** The kind of element that the page creates for a view. */
        export type ViewKindName = \(union(ViewKind.allCases.map(\.rawValue)))

        /** The properties of a view; the page's default values are omitted. */
        export interface ViewProperties {
        \(properties.joined(separator: "\n"))
          \(ViewNode.Key.style)?: Record<string, string | null>
        }

        /** An input that a page posts. */
        export type PageInput =
        \(InputType.ofPages.map { "  | \(TypeScript.type(of: $0.schema))" }.joined(separator: "\n"))

        /** The type of a problem: the last part of the URN in the member `type` of an error response. */
        export type ProblemKind =
        \(ProblemKind.allCases.map { "  | '\($0.rawValue)'" }.joined(separator: "\n"))

        """
    }

    private static func union(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: " | ") }

    private static var properties: [String] {
        var types: [String: [String]] = [:]
        func add<Property: ViewProperty>(_ properties: Property.Type, as type: String) {
            for property in Property.allCases { types[property.rawValue, default: []].append(type) }
        }
        add(TextProperty.self, as: "string")
        add(FlagProperty.self, as: "boolean")
        add(NumberProperty.self, as: "number")
        add(NumbersProperty.self, as: "number[]")
        add(ListProperty.self, as: "any[]")
        return types.sorted { $0.key < $1.key }.map { "  \($0.key)?: \($0.value.joined(separator: " | "))" }
    }

    // MARK: - tokens.css

    private static let start = "  /* From Swift, by scripts/contract: */\n"
    private static let end = "  /* Not from Swift: */\n"

    private struct MissingMark: Error {}

    private static func replacingTokens(in text: String) throws -> String {
        guard let start = text.range(of: start), let end = text.range(of: end) else { throw MissingMark() }
        return text[..<start.upperBound] + tokens.map { "  --\($0): \($1);\n" }.joined() + text[end.lowerBound...]
    }

    private static var tokens: [(name: String, value: String)] {
        let colors = UIColor.systemColors.compactMap(\.token).map { name, light, dark in
            (name, light == dark ? light : "light-dark(\(light), \(dark))")
        }
        return UIFont.TextStyle.tokens.map { ("type-\($0)", $1) } + colors
    }
}
