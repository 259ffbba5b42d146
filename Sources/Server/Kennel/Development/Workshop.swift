import Foundation

/// Where the programs stand that run while others are built: copies, because what runs must not be overwritten.
struct Workshop {
    /// The folder of the package that is built.
    let folder: URL
    /// What is built.
    let product: String
    /// Places in turn.
    private var turn = 0

    /// The workshop of the package in the current folder. Throws where there is none.
    init(product: String) throws(UsageError) {
        folder = URL(filePath: FileManager.default.currentDirectoryPath)
        self.product = product
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
            throw UsageError("there is no Package.swift here; dev runs in the folder of the package it builds")
        }
    }

    /// Copies a program to where none runs, and tells where that is. What stands there otherwise was built two builds
    /// ago.
    mutating func copy(_ program: URL) throws -> URL {
        let place = folder.appending(path: ".build/serving/\(turn % 2)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let copy = place.appending(path: product)
        if FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.removeItem(at: copy) }
        try FileManager.default.copyItem(at: program, to: copy)
        return copy
    }

    /// What was copied last is what runs.
    mutating func keep() {
        turn += 1
    }
}
