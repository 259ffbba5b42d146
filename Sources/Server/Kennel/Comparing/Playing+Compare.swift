extension Playing {
    /// Puts two runs of each file beside each other, or of two files; the status is 0 when both do the same, 1 when
    /// they part, ``ExitCode/unreadable`` when a file cannot be read.
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
