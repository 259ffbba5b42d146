import Foundation

/// The first page of a PDF as SVG, which browsers draw, by poppler's `pdftocairo`.
enum PDFDrawing {
    /// The most bytes of a file, and of its drawing.
    private static let largest = 4 << 20
    /// A file that takes longer is none, in seconds.
    private static let longest = 10

    /// A file's first page; nil where it is no PDF, or is too large, or the program is not there.
    static func svg(of file: URL) -> String? {
        let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
        guard let size, size <= largest, let done = try? run(["-svg", "-f", "1", "-l", "1", file.path, "-"]),
            done.status == 0, !done.output.isEmpty, done.output.count <= largest
        else { return nil }
        return String(data: done.output, encoding: .utf8)
    }

    /// What a person does to have a picture drawn that is not.
    static let advice =
        (try? run(["-v"]))?.status == 0
        ? "export it as SVG or PNG" : "install Debian's package poppler-utils, or export it as SVG or PNG"

    private static func run(_ arguments: [String]) throws -> ProgramOutput {
        try ProgramOutput(of: ["timeout", "\(longest)", "pdftocairo"] + arguments)
    }
}
