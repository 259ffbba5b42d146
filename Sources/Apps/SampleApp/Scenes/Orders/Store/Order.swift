/// A bicycle rental.
struct Order: Equatable, Sendable {
    var number = 0
    var rider: String
    var bike: String
    var days: Int

    /// The price in reais. A day costs the same for every bicycle.
    var total: Int { days * 30 }
}
