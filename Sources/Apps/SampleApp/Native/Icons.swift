/// The app's own images, which documents reference with `mobileId`.
enum Icons {
    static let all = [
        "bag": icon("M6 8h12l1 12H5zM9 8V6a3 3 0 0 1 6 0v2"),
        "bell": icon("M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 20.5a2 2 0 0 0 4 0"),
        "info": icon("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7v.5"),
        "pin": icon("M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21M12 7.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4"),
        "search": icon("M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20"),
        "star": icon("M12 4l2.5 5.200 5.5.800-4 4 1 5.700-5-2.700-5 2.700 1-5.700-4-4 5.5-.800z"),
        "wheel": icon(
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 3v18M3 12h18M5.600 5.600l12.800 12.800M18.400 5.600L5.600 18.400"),
    ]

    private static func icon(_ path: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" \
        stroke="#1B9A72" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="\(path)"/></svg>
        """
    }
}
