import Foundation

/// Converts the first page of a PDF to SVG, which browsers can display, with poppler's `pdftocairo`.
enum PDFDrawing {
    /// The maximum size of a file and of its SVG, in bytes.
    private static let largest = 4 << 20
    /// The time limit of a conversion in seconds.
    private static let longest = 10

    /// Returns the first page of a file as SVG. Nil if the file is not a PDF or is too large, or if `pdftocairo` is not
    /// installed.
    static func svg(of file: URL) -> String? {
        let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
        guard let size, size <= largest, let done = try? run(["-svg", "-f", "1", "-l", "1", file.path, "-"]),
            done.status == 0, !done.output.isEmpty, done.output.count <= largest
        else { return nil }
        return String(data: done.output, encoding: .utf8)
    }

    /// The advice for users whose PDF cannot be converted.
    static let advice =
        (try? run(["-v"]))?.status == 0
        ? "export it as SVG or PNG" : "install Debian's package poppler-utils, or export it as SVG or PNG"

    private static func run(_ arguments: [String]) throws -> ProgramOutput {
        try ProgramOutput(of: ["timeout", "\(longest)", "pdftocairo"] + arguments)
    }
}
