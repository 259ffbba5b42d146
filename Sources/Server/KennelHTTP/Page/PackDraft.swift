/// A pack as it is written before its version is known, which stands in the addresses of packs.
///
/// The version is what all packs say. It is found with gaps in its own places, and the gaps are filled then: nothing is
/// written twice.
struct PackDraft {
    /// What the pack is called, such as `main`.
    let name: String
    private let folder: String
    private var done: [String] = []
    private var open = ""

    init(folder: String, name: String) {
        self.folder = folder
        self.name = name
    }

    /// Adds text.
    mutating func add(_ text: some StringProtocol) {
        open += text
    }

    /// Adds a gap for the version.
    mutating func addVersion() {
        done.append(open)
        open = ""
    }

    /// Takes the name and the text into a fingerprint, with the gaps.
    func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(name.utf8)
        for text in done + [open] {
            fingerprint.add([0])
            fingerprint.add(text.utf8)
        }
    }

    /// Where the pack is served.
    func address(version: String) -> String { "\(folder)\(name).\(version).js" }

    /// The pack's text.
    func text(version: String) -> String { (done + [open]).joined(separator: version) }
}
