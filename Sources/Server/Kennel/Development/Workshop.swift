import Foundation

/// The folder of running programs. They are copies, because a build must not overwrite a running program.
struct Workshop {
    /// The folder of the package that is built.
    let folder: URL
    /// The product that is built.
    let product: String
    /// The number of copies that were put into use; its parity selects one of two places.
    private var turn = 0

    /// Creates the workshop of the package in the current folder. Throws if there is none.
    init(product: String) throws(UsageError) {
        folder = URL(filePath: FileManager.default.currentDirectoryPath)
        self.product = product
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
            throw UsageError("there is no Package.swift here; dev runs in the folder of the package it builds")
        }
    }

    /// Copies a program to a place where none runs, and returns its path. The copy there is from two builds ago.
    mutating func copy(_ program: URL) throws -> URL {
        let place = folder.appending(path: ".build/serving/\(turn % 2)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let copy = place.appending(path: product)
        if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: program, to: copy)
        return copy
    }

    /// Records that the last copy is now running.
    mutating func commitCopy() {
        turn += 1
    }
}
