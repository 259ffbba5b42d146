/// The data of a symbol: an empty SVG image with the size and the name of the symbol. Only the page can draw symbols.
struct SymbolData {
    let name: String
    let size: CGSize

    private static let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" data-symbol=\""

    init(name: String, size: CGSize) {
        self.name = name
        self.size = size
    }

    /// Parses the output of ``data``; nil for other data.
    init?(_ data: Data) {
        guard data.count < 1_000, let text = String(data: data, encoding: .utf8), text.hasPrefix(Self.start) else {
            return nil
        }
        let parts = text.dropFirst(Self.start.count).split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 4, let width = Double(parts[2]), let height = Double(parts[4]) else { return nil }
        self.init(name: String(parts[0]), size: CGSize(width: width, height: height))
    }

    var data: Data {
        Data("\(Self.start)\(name)\" width=\"\(size.width)\" height=\"\(size.height)\"/>".utf8)
    }
}
