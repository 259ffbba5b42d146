extension RecordingRunner {
    /// Compares two runs of each file, or the runs of two files.
    ///
    /// - Returns: 0 if both runs are the same, 1 if they differ, ``ExitCode/unreadable`` if a file cannot be read.
    func compare(_ sides: [CompareOptions.Side]) async -> ExitCode {
        let pieces: [FileComparison]
        if sides.isEmpty {
            pieces = [FileComparison(left: .init(file: options.files[0]), right: .init(file: options.files[1]))]
        } else {
            let (left, right) = sides.count == 2 ? (sides[0], sides[1]) : (nil, sides[0])
            pieces = options.files.map { file in
                FileComparison(left: .init(file: file, side: left), right: .init(file: file, side: right))
            }
        }
        return await run(pieces) { piece, place in await piece.run(in: place) }
    }
}
