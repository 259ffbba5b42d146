/// A rental bicycle.
struct Bike: Sendable {
    let id: String
    let name: String
    let kind: String
    let price: Int
    let range: String
    let stars: Int
    let story: String
    let frame: String
    let ground: String

    static let all = [
        Bike(
            id: "garca", name: "Garça", kind: "City", price: 18, range: "Flat streets, short hops", stars: 4,
            story: "Upright, quiet and patient. A basket for the bakery, a bell for the pigeons.",
            frame: "#0B6E4F", ground: "#DCEBE2"),
        Bike(
            id: "mula", name: "Mula", kind: "Cargo", price: 42, range: "Two children or one piano stool", stars: 5,
            story:
                "A long box in front, a low frame, and brakes that mean it. Carries 120 kilograms without complaint.",
            frame: "#B4501E", ground: "#F4E2D3"),
        Bike(
            id: "faisca", name: "Faísca", kind: "Electric", price: 55, range: "70 km on one charge", stars: 5,
            story: "Hills disappear. The battery sits in the frame, so the bike still handles like one.",
            frame: "#2B4C9B", ground: "#DDE4F4"),
        Bike(
            id: "pedrisco", name: "Pedrisco", kind: "Gravel", price: 38, range: "Anything but stairs", stars: 4,
            story: "Wide tyres, wide bars, wide smile. Leave the asphalt where it turns left.",
            frame: "#6A4C8C", ground: "#E7E0F0"),
        Bike(
            id: "dupla", name: "Dupla", kind: "Tandem", price: 60, range: "Two riders, one opinion", stars: 3,
            story: "The one in front steers, the one behind tells stories. Both pedal.",
            frame: "#97233F", ground: "#F3DEE3"),
        Bike(
            id: "pipoca", name: "Pipoca", kind: "Children", price: 12, range: "From four to seven years", stars: 5,
            story: "Small wheels, a chain guard, and a flag that can be seen from the kitchen window.",
            frame: "#B8860B", ground: "#F6EDD2"),
    ]

    /// Returns the bicycles as the data of a list.
    static func data(_ bikes: ArraySlice<Bike>) -> Document {
        .list(
            bikes.map { bike in
                [
                    "id": .string(bike.id), "name": .string(bike.name), "kind": .string(bike.kind),
                    "price": .number(Double(bike.price)), "range": .string(bike.range), "ground": .string(bike.ground),
                    "free": .flag(bike.id != "pedrisco"),
                ]
            })
    }

    /// A customer review.
    struct Opinion {
        let author: String
        let stars: Int
        let words: String
    }

    /// The reviews of the bicycle.
    var opinions: [Opinion] {
        [
            Opinion(author: "Ana", stars: stars, words: "Left on time, and came back with bread."),
            Opinion(author: "Bento", stars: max(stars - 1, 1), words: "The bell could be louder."),
        ]
    }
}
