import Foundation

/// The folder of the programs that run. They are copies, because a build must not overwrite a running program.
struct Workshop {
    /// The folder of the package that is built.
    let folder: URL
    /// The product that is built.
    let product: String
    /// The number of copies that were put into use. Copies alternate between two places; the number's parity selects
    /// the place.
    private var turn = 0

    /// Creates the workshop of a program of the package in a folder.
    init(folder: URL, product: String) {
        self.folder = folder
        self.product = product
    }

    /// Copies a program to the place where no program runs, and returns its path. It replaces the copy that was made
    /// two builds ago.
    mutating func copy(_ program: URL) throws -> URL {
        let place = folder.appending(path: ".build/serving/\(turn % 2)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let copy = place.appending(path: product)
        if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: program, to: copy)
        return copy
    }

    /// Records that the program of the last copy is now in use.
    mutating func commitCopy() {
        turn += 1
    }
}
