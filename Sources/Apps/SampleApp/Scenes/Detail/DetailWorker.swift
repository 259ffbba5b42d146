/// Work of the scene that is no rule of business.
protocol DetailWorkingLogic {
    /// How many words a text has.
    func words(in text: String) -> Int
}

final class DetailWorker: DetailWorkingLogic {
    func words(in text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).count
    }
}
