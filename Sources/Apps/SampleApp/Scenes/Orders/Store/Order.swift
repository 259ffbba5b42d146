/// The hire of a bicycle.
struct Order: Equatable, Sendable {
    var number = 0
    var rider: String
    var bike: String
    var days: Int

    /// In reais; a day costs the same on every bicycle here.
    var total: Int { days * 30 }
}
