import HeadlessUIKit
import JSON
package import KennelTesting
package import Wire

extension TestSession {
    /// Returns the last view of a kind, including hidden ones.
    package func view(kind: String) async -> ViewID? {
        await views().last { $0["kind"]?.string == kind }.flatMap(Self.id)
    }

    /// Returns the last view with a text or title, including hidden ones.
    package func view(reading text: String) async -> ViewID? {
        await views().last { node in
            node["props"]?["text"]?.string == text || node["props"]?["title"]?.string == text
        }.flatMap(Self.id)
    }

    private func views() async -> [JSON] {
        func all(_ node: JSON) -> [JSON] {
            [node] + (node["children"]?.array ?? []).flatMap(all)
        }
        return (await snapshot()["tree"]).map(all) ?? []
    }

    private static func id(_ node: JSON) -> ViewID? {
        node["id"]?.string.flatMap { ViewID($0) }
    }
}
